import GRDB

/// One step of the schema. Once it has landed it is never edited: a later one corrects its mistakes.
protocol Migration: Sendable {
  /// Its name in the database, the number first.
  static var name: String { get }
  /// The statements of the step, in SQL that calls only SQLite's functions and `words_of` (`IndexedWords`), so that it
  /// does the same in ten years.
  static var statements: String { get }
}

/// All migrations, in order. A new one is a file beside this one and a line here.
enum Migrations {
  static let all: [any Migration.Type] = [
    FirstLedger.self, BetweenPeople.self, DataRights.self, SearchesAndHours.self, Promptness.self, Calendars.self,
    ConsentLedger.self, Operating.self, Quotas.self, WordsOfOne.self, Restorations.self,
    Realms.self, Acquaintances.self, Acknowledgements.self, Overrides.self, MergedAnswers.self, DefaultQuota.self,
    QuietTimes.self, FormerUntil.self, NumbersOfNames.self, LastingBlocks.self, RequestCounts.self,
    LastingDecisions.self, Purposes.self, KindsOfLimits.self, ChangeOrigins.self,
    BrowserSessions.self, Meanings.self, ImportedItems.self, FewerIndexes.self, KeptPictures.self, ChangeTimes.self,
    UnendedFetches.self, Buttons.self, Edits.self, WordsOfPictures.self, CommunityEvents.self, Attending.self,
    SignInOutcomes.self, PostponedMessages.self, Publishing.self, Moderating.self, InterestsInEvents.self,
    Inviting.self, Subscribing.self, Roles.self, TimesByEvent.self,
    NamedLinks.self, EventsByKind.self, OfficialMarks.self, SignInCures.self, PlainChecks.self,
    SendingTimes.self, NoCoordinates.self,
  ]

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for migration in all {
      let statements = migration.statements
      migrator.registerMigration(migration.name) { try $0.execute(sql: statements) }
    }
    return migrator
  }
}

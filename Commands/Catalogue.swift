import Agenda
public import Grammar

/// Every command there is.
public enum Catalogue {
  package static let all: [any Command.Type] = [
    Add.self, AddEvent.self, AddNote.self,
    Today.self, Tomorrow.self, GetDue.self, Overdue.self, Next.self,
    ShowAgenda.self, Day.self, Week.self, Month.self,
    Lists.self, GetList.self, Tags.self, GetTag.self, Places.self, GetLocation.self, Find.self, FindNotes.self,
    Complete.self, Uncomplete.self, Postpone.self, Skip.self, Show.self, Share.self, Edit.self, Rename.self, Due.self,
    Repeat.self,
    Priority.self, Move.self, Delete.self, RenameList.self, DeleteList.self,
    Undo.self, Redo.self, Ask.self, More.self, Free.self, History.self, Count.self, Clear.self,
    Remind.self, Nag.self, ListReminders.self, On.self, Off.self, Quiet.self, RemindOn.self, ConfirmOn.self,
    ConfirmOff.self,
    SetTimeZone.self, SetHours.self, SetDigest.self, SetDates.self, SetClock.self, SetWeekStart.self,
    SetParts.self, ShowSettings.self, Help.self, Tips.self,
    About.self,
    Send.self, Sent.self, Withdraw.self, Accept.self, Decline.self, Trust.self, Block.self, Requests.self,
    Import.self, Subscribe.self, Unsubscribe.self, Export.self, ForgetMe.self, ShareCalendar.self, OpenPages.self,
    AllowBrowser.self, Link.self,
    Unlink.self,
    Post.self, WhatsOn.self, Going.self, NotGoing.self, Interested.self,
    Interests.self, Publish.self, Invite.self, Mine.self, CallOff.self, WhosGoing.self, Tell.self, Seen.self,
    Report.self, Queue.self, Approve.self, Hide.self, TakeAway.self, Log.self,
  ]

  /// The command words, for Grammar.
  public static let vocabulary = Vocabulary(
    all.map { Vocabulary.Entry($0.guide.names, bare: $0.guide.bare, shows: $0.guide.shows) })

  /// Returns the command of a word and its arguments.
  ///
  /// - Throws: `Misunderstanding` if the word is not a command or its arguments are not understood.
  package static func command(_ invocation: Invocation, by reader: Reader) throws -> any Command {
    try type(of: invocation.word, with: invocation.arguments).init(invocation.arguments, by: reader)
  }

  /// Returns the command that a word means.
  ///
  /// - Parameter arguments: the words after it, for the example in the error.
  static func type(of word: String, with arguments: String = "") throws -> any Command.Type {
    switch vocabulary.resolve(word) {
    case .found(let name):
      if let type = all.first(where: { $0.guide.name == name }) { return type }
    case .ambiguous(let names):
      // Each command is named by its name or short that begins with the word.
      let fitting = names.prefix(5).compactMap { name in
        all.first { $0.guide.name == name }?.guide.names.first { $0.hasPrefix(word.lowercased()) }
      }
      throw Misunderstanding(
        "!\(word)", reason: .couldBe(fitting.map { "!" + $0 }),
        example: "!\(fitting.first ?? names[0]) \(arguments)".trimmed)
    case .nearest(let name):
      throw Misunderstanding("!\(word)", reason: .isNo(.command), example: "!\(name) \(arguments)".trimmed)
    case .unknown:
      break
    }
    throw Misunderstanding("!\(word)", reason: .isNo(.command), example: "!help")
  }
}

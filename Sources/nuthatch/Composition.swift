import Agenda
import Agent
import Civil
import Conversation
import Foundation
import Storage
import Store
import Web

/// The composition root: makes the parts that the configuration names. Only this file knows which store is used.
struct Composition {
  /// The clock of the whole process.
  static let clock = Timekeeper.wall
  /// The time on that clock.
  static let now = clock.now
  /// The files of ledgers.
  static let ledgers: any LedgerFiles = SQLiteLedgerFiles(telephoneNetworks: KnownNetworks.all.telephones)

  var settings: Settings

  init(_ settings: Settings) { self.settings = settings }

  /// Returns the bot's account that some settings describe.
  ///
  /// - Throws: `Problem` that names the setting.
  func account(_ account: Settings.AccountSettings) throws -> Account {
    do {
      return Account(
        name: account.name, network: try account.onNetwork.network(), polling: account.polling, access: account.access,
        isCalled: account.onNetwork.webhook != nil, perDay: account.perDay,
        advice: account.kind.advice(for: account.name), settings: account)
    } catch let problem as SettingProblem {
      throw Problem.configuration(problem.description)
    }
  }

  var profile: BotProfile {
    var profile = BotProfile(
      zone: settings.zone, conventions: Conventions(zone: settings.zone), about: settings.about,
      site: settings.web?.publicURL, pages: settings.web?.pages?.origin)
    profile.community = settings.community.map { settings in
      var community = Community(name: settings.name, zone: settings.zone, publishing: settings.publishing)
      (community.moderators, community.reportsHide) = (settings.moderators, settings.reportsHide)
      return community
    }
    profile.shareLinks = { ShareForms.links(sharing: $0, link: $1, for: $2, at: $3) }
    return profile
  }
}

extension Composition {
  /// The store of the picture files that people send.
  var pictureFiles: any PictureFiles { PictureFolder(directory: settings.media, now: Composition.now) }

  /// Returns the folder of the pictures, unless the settings name another.
  static func mediaDirectory(beside database: String) -> String { database + ".media" }

  /// Returns the store of the picture files beside a database.
  static func pictureFiles(beside database: String) -> any PictureFiles {
    PictureFolder(directory: mediaDirectory(beside: database), now: Composition.now)
  }
}

/// Returns true if a text is the address of a server: scheme and host.
func isServerAddress(_ text: String) -> Bool {
  guard let url = URL(string: text) else { return false }
  return (url.scheme == "https" || url.scheme == "http") && !(url.host ?? "").isEmpty
}

/// Opens the ledger.
///
/// - Parameter migrates: whether to make and migrate it if needed; tools leave that to the daemon.
/// - Throws: `Problem` with the cause and the way out.
func openLedger(
  at path: String, migrates: Bool = false, now: @escaping @Sendable () -> Date = Composition.now
) throws -> any OperatorLedger {
  do {
    return try Composition.ledgers.open(path, migrates: migrates, now: now)
  } catch let error as StoreError {
    throw Problem(error)
  }
}

/// Returns a ledger in memory, which lives as long as the object that holds it.
func temporaryLedger(now: @escaping @Sendable () -> Date) throws -> any Ledger {
  try SQLiteLedger.inMemory(now: now)
}

/// Refuses a database that this user can't read and write, for example after root has put a copy in its place.
///
/// - Throws: `Problem` with the remedy.
func refuseForeignOwner(of path: String) throws {
  guard access(path, F_OK) == 0, access(path, R_OK | W_OK) != 0 else { return }
  let user = ServiceUser(of: path)?.name ?? "nuthatch"
  throw Problem.noPermission(
    "the database \(path) can't be read and written by its service; do: chown \(user): \(path)")
}

/// Keeps a copy of a database from an earlier version, so that its upgrade can be undone. The caller holds the daemon's
/// lock.
///
/// - Returns: the copy's file; nil if the database is new or up to date.
/// - Throws: `Problem`
func keptBeforeUpgrade(of path: String, in folder: BackupFolder? = nil) throws -> String? {
  try refuseForeignOwner(of: path)
  do {
    return try Composition.ledgers.keepBeforeUpgrade(of: path, in: folder, at: Composition.now())
  } catch let error as StoreError {
    var problem = Problem(error)
    // The database is readable and older, so its copy lacks space or a permission.
    if problem.code != EX_CONFIG {
      problem.description = "the database is from an earlier version and can't be kept as it is: \(error)"
    }
    throw problem
  }
}

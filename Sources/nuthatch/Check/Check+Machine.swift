import Agenda
import Agent
import Conversation
import Foundation
import Storage

/// The checks of this machine. Each returns one line about what is well, or throws a `Problem`.
extension Check {
  func database(_ settings: Settings) async throws -> String {
    let path = settings.database
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard let mode = Self.mode(of: path) else {
      guard Self.mode(of: folder) != nil else {
        throw Problem.unavailable(
          "database \(path): its directory is not there; do: install -d -o nuthatch -g nuthatch -m 0700 \(folder)")
      }
      guard access(folder, W_OK) == 0 else {
        // Do not suggest giving away a folder that others use too, such as /srv.
        throw Problem.noPermission(
          folder.split(separator: "/").count < 2
            ? "database \(path): \(folder) is the system's; name a file in a folder of its own as `database`"
            : "database \(path): its directory can't be written; do: chown nuthatch: \(folder)")
      }
      return "database \(path): none yet, the daemon makes it"
    }
    try refuseForeignOwner(of: path)
    guard mode & 0o077 == 0 else {
      throw Problem.noPermission("database \(path) can be read by others; do: chmod 600 \(path)")
    }
    do {
      let ledger = try Composition.ledgers.open(path, migrates: false, now: Composition.now)
      let dead = try await ledger.read { try $0.accounts() }.map(\.dead).reduce(0, +)
      try ledger.close()
      return "database \(path)" + (dead > 0 ? ": \(dead) dead letter(s), see nuthatch status" : "")
    } catch let error as StoreError where error.kind == .older {
      return "database \(path): of an earlier version; the daemon keeps a copy and brings it up to date when it starts"
    } catch let error as StoreError {
      throw Problem(error)
    }
  }

  /// Returns the server that each account was on, and the people who may be several; nothing if the database can't be
  /// read.
  func known(_ settings: Settings) async -> (accounts: [String: AccountStatus], contested: [UnsettledAddress]) {
    guard let ledger = try? Composition.ledgers.open(settings.database, migrates: false, now: Composition.now)
    else {
      return ([:], [])
    }
    defer { try? ledger.close() }
    let accounts = (try? await ledger.read { try $0.accounts() }) ?? []
    let unsettled = (try? await ledger.unsettled()) ?? []
    return (
      Dictionary(accounts.map { ($0.account, $0) }) { $1 },
      unsettled.filter { $0.isHeld(configured: settings.accounts.map(\.name)) }
    )
  }

  /// Returns the reason why alerts to the operator reach nobody; nil if they reach somebody.
  func operatorNote(_ settings: Settings) async -> String? {
    guard let handle = settings.policy.operatorHandle, let network = settings.policy.operatorNetwork,
      let ledger = try? Composition.ledgers.open(settings.database, migrates: false, now: Composition.now)
    else { return nil }
    defer { try? ledger.close() }
    let met = (try? await ledger.addresses(called: handle, on: network)) ?? []
    switch met.count {
    case 0: return "the operator, \(handle) on \(network), has not written to the bot yet, so it can't alert them"
    case 1: return nil
    default:
      let names = met.map { "\($0.qualified)@\(network)" }.joined(separator: " or ")
      return "`operator` may be several people, so the bot can't alert any of them; name one: \(names)"
    }
  }

  func backups(_ settings: Settings) throws -> String? {
    guard let folder = settings.backups?.folder else { return nil }
    let directory = folder.directory
    let around = URL(fileURLWithPath: directory).deletingLastPathComponent().path
    let isThere = Self.mode(of: directory) != nil
    guard !isThere || Self.isFolder(directory) else {
      throw Problem.configuration("backups: \(directory) is not a folder; name another as `backup.directory`")
    }
    guard access(isThere ? directory : around, W_OK) == 0 else {
      throw Problem.noPermission(
        isThere
          ? "backups: \(directory) can't be written; do: chown -R nuthatch: \(directory)"
          : "backups: \(directory) is not there and can't be made; do: install -d -o nuthatch -g nuthatch -m 0700 \(directory)"
      )
    }
    return "backups: "
      + (folder.newest(at: Composition.now()).map {
        "the newest of \(folder.files.count) is of \($0.formatted(.iso8601))"
      }
        ?? "none yet")
  }

  /// Returns the folders where the daemon's unit does not let it write, with the remedies.
  func closedFolders(_ settings: Settings) -> [String] {
    guard let unit = ServiceUnit() else { return [] }
    let folders = [("backups", settings.backups?.folder.directory), ("pictures", settings.media)]
    return folders.compactMap { name, folder in
      guard let folder, !unit.canWrite(in: folder) else { return nil }
      return "\(name): systemd keeps the daemon from \(folder); do: systemctl edit nuthatch, and write [Service] and"
        + " below it ReadWritePaths=\(folder)"
    }
  }

  /// Checks the folder of pictures, and the folders in it. If somebody copies it back as root, they belong to root.
  func pictures(_ settings: Settings) throws -> String? {
    let directory = settings.media
    guard Self.mode(of: directory) != nil else {
      let around = URL(fileURLWithPath: directory).deletingLastPathComponent().path
      guard Self.isFolder(around), access(around, W_OK | X_OK) == 0 else {
        throw Problem.noPermission(
          "pictures: \(directory) is not there and can't be made;"
            + " do: install -d -o nuthatch -g nuthatch -m 0700 \(directory)")
      }
      return "pictures: none yet, the daemon makes \(directory)"
    }
    guard Self.isFolder(directory) else {
      throw Problem.configuration("pictures: \(directory) is not a folder; name another as `media.directory`")
    }
    let inner = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for folder in [directory] + inner.sorted().map({ directory + "/" + $0 }) where Self.isFolder(folder) {
      guard access(folder, R_OK | W_OK | X_OK) == 0 else {
        throw Problem.noPermission("pictures: \(folder) can't be written; do: chown -R nuthatch: \(directory)")
      }
    }
    return "pictures: \(directory)"
  }

  /// Returns a note about kept pictures without a file in the folder; nil if there are none, or if that is unknown.
  func missingPictures(_ settings: Settings) async -> String? {
    guard let ledger = try? Composition.ledgers.open(settings.database, migrates: false, now: Composition.now)
    else {
      return nil
    }
    defer { try? ledger.close() }
    guard let kept = try? await ledger.read({ try $0.pictureFiles() }) else { return nil }
    let files = Composition(settings).pictureFiles
    let missing = kept.count { !files.has($0) }
    guard missing > 0 else { return nil }
    return "pictures: \(missing) of \(kept.count) have no file in \(settings.media); put back your copy of the folder,"
      + " or go on without them"
  }

  /// Lists the database copies that were put aside. They become useless with time, and still hold people who were
  /// erased since.
  func copies(_ settings: Settings) -> String? {
    let copies = Composition.ledgers.safetyCopies(of: settings.database)
    guard !copies.isEmpty else { return nil }
    return "copies put aside, with whoever was erased since; delete what you no longer need: "
      + copies.joined(separator: ", ")
  }

  /// If people's events wait for a moderator, checks that there is one.
  func moderators(_ settings: Settings) async throws -> String? {
    guard let community = settings.community, community.publishing == .approve else { return nil }
    let ledger = try? Composition.ledgers.open(settings.database, migrates: false, now: Composition.now)
    defer { try? ledger?.close() }
    if let problem = await community.moderationProblem(ledger) { throw Problem.configuration(problem) }
    return "community: moderators decide what people publish"
  }

  func web(_ settings: Settings) async throws -> String? {
    guard let web = settings.web else { return nil }
    let address = ListenAddress(host: web.host, port: web.port)
    let isOwn = try await isOwn(address, of: .listen, settings)
    let isLocal = web.host == "localhost" || web.host == "::1" || web.host.hasPrefix("127.")
    return "web: \(address)" + (isOwn ? ", where the daemon listens" : "")
      + (isLocal ? "" : "; others reach it there without encryption, so let a proxy stand before it")
  }

  /// Checks that a browser can sign in at the public address.
  func pages(_ settings: Settings) async throws -> String? {
    guard let web = settings.web, let address = web.publicURL, web.pages == nil else { return nil }
    let host = URL(string: address)?.host ?? "nuthatch.example.org"
    throw Problem.configuration(
      "`web.public_url: \(address)` shows nobody a page: it has to be https and without a path, or an address of this"
        + " machine; https://\(host) would do")
  }

  func metrics(_ settings: Settings) async throws -> String? {
    guard let address = settings.web?.metrics else { return nil }
    return "metrics: \(address)"
      + (try await isOwn(address, of: .metricsListen, settings) ? ", where the daemon listens" : "")
  }

  /// Returns whether the daemon listens at an address.
  ///
  /// - Throws: `Problem` if it does not, and could not.
  private func isOwn(_ address: ListenAddress, of setting: Setting, _ settings: Settings) async throws -> Bool {
    let name = "`\(setting.key): \(address)`"
    switch ListeningPort.trial(host: address.host, port: address.port) {
    case .free: return false
    case .taken:
      guard DaemonLock.holder(of: settings.database)?.version != nil, await RunningDaemon(at: address).answers else {
        throw Problem.unavailable("\(name): \(ListeningPort.advice(EADDRINUSE))")
      }
      return true
    case .impossible(let number): throw Problem.configuration("\(name): \(ListeningPort.advice(number))")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns the permission bits; nil if nothing is there.
  private static func mode(of path: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}

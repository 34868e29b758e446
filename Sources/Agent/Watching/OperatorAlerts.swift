import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Logging
import Storage

/// Tells the operator of problems, in their own chat with the bot: of each kind once an hour at most.
struct OperatorAlerts {
  enum Kind: Hashable {
    case dead, disk, lag, contested
    /// An account, by its name.
    case signedOut(String)
    /// A message to an account, by its name, can't be read.
    case missed(MissedReason, String)
    /// An account, by its name, was not read until then for so long that messages may be lost.
    case away(String, until: Date)

    fileprivate var name: String {
      switch self {
      case .dead: "dead"
      case .disk: "disk"
      case .lag: "lag"
      case .contested: "contested"
      case .signedOut(let account): "signed out/\(account)"
      case .missed(let reason, let account): "\(reason.rawValue)/\(account)"
      case .away(let account, let until): "away/\(account)/\(Int(until.timeIntervalSince1970))"
      }
    }

    /// True if it is told a single time, however long ago that was.
    fileprivate var isUnique: Bool { if case .away = self { true } else { false } }
  }

  let ledger: any Ledger
  let policy: CurrentPolicy
  let registry: AccountRegistry
  let timekeeper: Timekeeper
  let log: Logger
  private let languages: Languages
  private let unwritten = Lately()
  private let complaints = Lately()

  init(
    ledger: any Ledger, policy: CurrentPolicy, registry: AccountRegistry, languages: Languages = .all,
    timekeeper: Timekeeper, log: Logger
  ) {
    self.languages = languages
    self.ledger = ledger
    self.policy = policy
    self.registry = registry
    self.timekeeper = timekeeper
    self.log = log
  }

  /// The time of the last alert of each kind, if it could not be noted in the store.
  private final class Lately: @unchecked Sendable {
    private let lock = NSLock()
    private var sent: [Kind: Date] = [:]

    /// Returns true if the last alert of that kind is an hour ago, and notes this one.
    func isDue(_ kind: Kind, at now: Date) -> Bool {
      lock.withLock {
        if let last = sent[kind], last <= now, now < last + OperatorAlerts.interval { return false }
        sent[kind] = now
        return true
      }
    }

    /// Forgets the alert, which was not sent after all.
    func forget(_ kind: Kind) { lock.withLock { sent[kind] = nil } }
  }

  /// Seconds from one alert of a kind to the next.
  static let interval: TimeInterval = 3600

  /// Raises an alert, unless one of its kind went out within the hour. If the store can't keep it, it is sent as it is.
  ///
  /// - Returns: true if it is told; if not, it is to be raised again.
  @discardableResult
  func raise(_ kind: Kind, _ text: @escaping @Sendable (any Wording) -> String) async -> Bool {
    let rules = policy.value
    guard let handle = rules.operatorHandle, let network = rules.operatorNetwork else { return false }
    let now = timekeeper.now()
    let connections = await registry.known()
    do {
      let outcome = try await ledger.write { ledger -> Outcome in
        guard try isDue(kind, in: ledger, at: now) else { return .tooSoon }
        guard let (account, message) = try address(handle, network, kind, text, in: ledger, at: now) else {
          return .nobody
        }
        // An alert to an account that others read goes to another network of theirs, which the outbox finds.
        guard try connections.isPrivate(account) || isMetElsewhere(message.recipientID, network, in: ledger) else {
          return .inPublic
        }
        try ledger.keepNextAlert(of: kind.name, at: now + Self.interval)
        try ledger.enqueue(message, account: account, for: .alert, answering: nil, notBefore: now)
        return .told
      }
      if outcome == .nobody, complaints.isDue(kind, at: now) {
        log.warning(
          "the bot does not know the operator: they must write to it once, and `operator` must name their server if others have the same handle"
        )
      }
      if outcome == .inPublic, complaints.isDue(kind, at: now) {
        log.warning(
          "the bot can't alert the operator: their network has only public messages; name another in `operator`")
      }
      if outcome == .told { registry.wakeOutboxes() }
      return outcome == .told
    } catch {
      return await send(kind, text, handle, network, at: now)
    }
  }

  private enum Outcome { case told, tooSoon, nobody, inPublic }

  private func isDue(_ kind: Kind, in ledger: any Limits, at now: Date) throws -> Bool {
    if kind.isUnique { return try ledger.nextAlert(of: kind.name) == nil }
    // A later time than that dates from a clock that was set back since.
    return try ledger.nextAlert(of: kind.name).map { $0 <= now || $0 > now + Self.interval } ?? true
  }

  /// True if a person has an account on another network, too.
  private func isMetElsewhere(_ id: String, _ network: String, in ledger: any PeopleStore) throws -> Bool {
    guard let address = try ledger.people.addresses(called: id, on: network).first(where: { $0.remoteID == id }),
      let person = try ledger.people.id(at: address)
    else { return false }
    return try ledger.people.addresses(of: person).contains { $0.network != network }
  }

  /// The message, and the account that sends it; nil if the operator has never written.
  private func address(
    _ handle: String, _ network: String, _ kind: Kind, _ text: (any Wording) -> String,
    in ledger: any PeopleStore & Inbox, at now: Date
  ) throws -> (account: String, OutgoingMessage)? {
    // Others have the same name elsewhere. An alert goes to nobody rather than to one of them.
    let met = try ledger.people.addresses(called: handle, on: network)
    guard met.count == 1, let address = met.first, let last = try ledger.lastEntry(from: address.key) else {
      return nil
    }
    let message = OutgoingMessage(
      key: MessageOrigin.alert(kind.name, now).key(), recipientID: address.remoteID,
      recipientHandle: last.message.authorHandle, conversationID: last.message.conversationID, visibility: .direct,
      // Settings that can't be read keep nobody from being told.
      text: text(languages.wording(of: try? ledger.people.person(at: address))))
    return (last.account, message)
  }

  /// Sends it past the outbox, once: anybody who can't write can still read.
  private func send(
    _ kind: Kind, _ text: @escaping @Sendable (any Wording) -> String, _ handle: String, _ network: String, at now: Date
  ) async -> Bool {
    do {
      let found = try await ledger.read { ledger in
        try isDue(kind, in: ledger, at: now) ? try address(handle, network, kind, text, in: ledger, at: now) : nil
      }
      guard let (account, message) = found, let line = registry[account],
        await line.connectionState.known?.traits.hasDirectMessages ?? true, unwritten.isDue(kind, at: now)
      else { return false }
      _ = try await line.account.network.send(message)
      return true
    } catch {
      // An alert that is known not to have left is tried again at the next look.
      if (error as? NetworkFailure)?.costsNothing == true { unwritten.forget(kind) }
      log.error("the operator could not be told", metadata: ["kind": "\(kind.name)", "error": "\(error)"])
      return false
    }
  }
}

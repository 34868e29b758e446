import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store

/// The clock of these tests stands still: 20 November 2026, 10:00 in London.
let now = Date(timeIntervalSince1970: 1_795_168_800)

let london = Zone(identifier: "Europe/London") ?? .utc
let auckland = Zone(identifier: "Pacific/Auckland") ?? .utc

let annsAddress = Address(network: "mastodon", remoteID: "1", handle: "ann@example.org")
let bobsAddress = Address(network: "mastodon", remoteID: "2", handle: "bob@example.org")

extension Todo {
  /// A todo of that name, due then: `Todo("milk", due: "2026-11-21T17:00")`.
  init(_ name: String, due: String? = nil, zone: String? = nil, list: String? = nil, tags: [String] = []) {
    self.init(name: name, added: now)
    self.due = due.flatMap { When($0) }
    self.due?.zone = zone
    self.list = list
    self.tags = tags
  }
}

extension IncomingMessage {
  /// A message to the bot, that many seconds after `now`.
  init(_ id: String, from author: String = "1", _ text: String = "milk", at seconds: Double = 0) {
    self.init(
      id: id, authorID: author, authorHandle: "\(author)@example.org", conversationID: "c\(author)", text: text,
      sentAt: now.addingTimeInterval(seconds))
  }
}

extension OutgoingMessage {
  /// A message of the bot's to someone.
  init(_ key: String, to recipient: String = "1", _ text: String = "Added.") {
    self.init(
      key: MessageKey(key), recipientID: recipient, recipientHandle: "\(recipient)@example.org", visibility: .direct,
      text: text)
  }
}

extension MessageStore {
  /// The first of the messages in the outbox with that key.
  func entry(_ key: String, account: String = "main") throws -> OutboxEntry? {
    try (1...99).lazy.compactMap { try outboxEntry($0) }
      .first { $0.message.key == MessageKey(key) && $0.account == account }
  }
}

extension DomainStore {
  /// The person at that address, who is taken in when they are new.
  func someone(_ address: Address = annsAddress, zone: Zone = london) throws -> Person {
    if let known = try people.person(at: address) { return known }
    return try people.welcome(address, zone: zone, conventions: Conventions(), at: now)
  }

  /// That person's things, changed by the message of that number.
  func things(_ address: Address = annsAddress, message: Int64? = 1) throws -> Belongings {
    try belongings(of: someone(address), changedBy: message.map { .message($0) })
  }
}

/// A directory that is gone when the test is over.
final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a directory in it.
  func directory(_ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: false)
    return file(name)
  }
}

/// The permissions of a file or directory.
func mode(_ path: String) throws -> Int? {
  try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}

extension SQLiteLedger {
  /// A ledger that goes by the machine's clock.
  convenience init(path: String, busyTimeout: Double = 15, migrates: Bool = true) throws {
    try self.init(path: path, busyTimeout: busyTimeout, migrates: migrates, now: { Date() })
  }

  /// A ledger in memory that goes by the machine's clock.
  static func inMemory() throws -> SQLiteLedger { try inMemory(now: { Date() }) }
}

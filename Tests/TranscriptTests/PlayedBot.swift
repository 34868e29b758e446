import Agenda
import Agent
import Civil
import Conversation
import Foundation
import Logging
import Storage
import Store
import Synchronization

/// The real bot with a database in memory, on a stage.
final class PlayedBot: Correspondent {
  private let ledger: SQLiteLedger
  private let stage: Stage
  private let clock = StageClock()
  private let community = Mutex<Community?>(nil)
  /// The ids of people's messages, and their authors.
  private let written = Mutex<[(person: String, id: String)]>([])

  init(on place: Transcript.Place) throws {
    stage = Stage(place)
    ledger = try SQLiteLedger.inMemory(now: { [clock] in clock.time.withLock { $0 } })
  }

  /// Opens the community of transcripts in the bot's ledger.
  func openCommunity(publishing: PublishingRights = .open) async throws {
    try await SampleCommunity.open(in: ledger)
    var opened = SampleCommunity.community
    opened.publishing = publishing
    community.withLock { [opened] in $0 = opened }
  }

  func say(_ message: Transcript.Message, at now: Date, zone: Zone) async throws -> [Transcript.Delivery] {
    clock.time.withLock { $0 = now }
    let before = stage.lines
    let answered = (message.repliesTo ?? message.presses).flatMap { count in
      before.filter { $0.recipient == message.person }.suffix(count).first
    }
    let text = message.presses == nil ? message.text : try answered.pressed(message.text)
    let (id, edited) = written.withLock { written in
      let id = "message-\(written.count + 1)"
      let edited = message.edits.flatMap { written.filter { $0.person == message.person }.suffix($0).first?.id }
      if edited == nil { written.append((message.person, id)) }
      return (edited.map { "\($0)-\(UUID())" } ?? id, edited)
    }
    let photo = IncomingMessage.Media(
      url: "https://example.org/photo.jpg", type: "image", description: message.photoShows)
    let incoming = IncomingMessage(
      id: id, authorID: message.person, authorHandle: message.person,
      conversationID: message.isPublic ? id : message.person, text: text, sentAt: now,
      visibility: message.isPublic ? .open : .direct, repliesTo: answered?.id,
      isPressed: message.presses != nil,
      edits: edited,
      media: message.hasPhoto ? [photo] : [])
    stage.write(incoming)
    try await exchange(zone).take()
    return stage.lines.dropFirst(before.count).map {
      Transcript.Delivery(person: $0.recipient == message.person ? nil : $0.recipient, text: $0.whole)
    }
  }

  /// Everything the bot says by itself meanwhile, each at its time.
  func wait(until now: Date) async throws -> [Transcript.Delivery] {
    let before = stage.lines.count
    while let next = try await ledger.read({ try $0.reminders.next() }), next <= now {
      clock.time.withLock { $0 = max($0, next) }
      try await exchange(.utc).remind()
    }
    clock.time.withLock { $0 = now }
    if community.withLock({ $0 }) != nil { try await exchange(.utc).remind() }
    return stage.lines.dropFirst(before).map { Transcript.Delivery(person: $0.recipient, text: $0.whole) }
  }

  /// Gives somebody something to do in the community, as the operator would.
  func give(_ role: CommunityRole?, to name: String) async throws {
    let now = clock.time.withLock { $0 }
    try await ledger.write { books in
      guard let person = try books.people.met(by: name).first?.person else { return }
      try books.set(role, of: person, at: now)
    }
  }

  /// Returns all of somebody's items, also the completed ones.
  func kept(by name: String) async throws -> [AgendaItem] {
    try await ledger.read { books in
      guard let id = try books.people.met(by: name).first?.person, let person = try books.people.person(id) else {
        return []
      }
      return try books.belongings(of: person, changedBy: nil).searches.find(
        .any([.isCompleted, .not(.isCompleted)]), limit: 500)
    }
  }

  private func exchange(_ zone: Zone) async throws -> LocalConversation {
    let now = clock.time.withLock { $0 }
    let timekeeper = Timekeeper(now: { now }, sleep: { _ in })
    var profile = BotProfile(zone: zone, conventions: Conventions(zone: zone))
    profile.community = community.withLock { $0 }
    return try await LocalConversation(
      account: Account(name: "stage", network: stage), ledger: ledger, profile: profile, timekeeper: timekeeper,
      log: Logger(label: "transcript") { _ in SwiftLogNoOpLogHandler() })
  }
}

/// The clock of the bot and its ledger.
private final class StageClock: Sendable {
  let time = Mutex(Date.distantPast)
}

/// A transcript presses a button that is not there.
private struct NoSuchButton: Error { var label: String }

extension Stage.Line? {
  /// Returns the text that the button with that label sends.
  fileprivate func pressed(_ label: String) throws -> String {
    guard let button = self?.buttons.joined().first(where: { $0.label == label }) else {
      throw NoSuchButton(label: label)
    }
    return button.message
  }
}

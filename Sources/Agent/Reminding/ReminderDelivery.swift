import Agenda
import Commands
import Conversation
import Foundation
import Storage

/// Delivers one person's due reminders: composes them, puts them into the outbox, and moves each on to its next time.
/// It is part of one transaction, so that each is told once.
struct ReminderDelivery {
  /// The ports that it uses.
  typealias Ports = DomainStore & Accounts & Inbox & Outbox & Conversations

  let ledger: any Ports
  /// The bot's accounts that are at work.
  let accounts: Set<String>
  /// The last known connections of the accounts, by account name.
  let connections: [String: Connection]
  let profile: BotProfile
  /// Seconds after which missed reminders are all told in one line.
  let patience: TimeInterval
  let now: Date
  /// The number of other people who are told something in the same moment before this one.
  let place: Int

  /// The most reminders that one person gets in one go.
  static let most = 200
  /// Seconds to wait for an account that has not signed in yet.
  static let untilSignedIn: TimeInterval = 5
  /// Seconds to wait if there is no account to reach a person on.
  static let untilReachable: TimeInterval = 3600
  /// The number of digests of one moment that go at once, and the seconds between those and the next ones.
  static let together = 10, apart: TimeInterval = 6

  func remind(_ id: Person.ID) throws {
    let due = try ledger.reminders.due(of: id, at: now, limit: Self.most)
    guard !due.isEmpty, let person = try ledger.people.person(id) else { return }
    let belongings = try ledger.belongings(of: person, changedBy: nil)
    let all = try due.map { reminder in
      (reminder: reminder, item: try reminder.item.flatMap { try belongings.kept($0) })
    }
    if person.wantsReminders, let later = person.remindersResume(after: now) {
      return try ledger.reminders.hold(due.map(\.number), until: later)
    }
    guard person.wantsReminders else {
      for (reminder, item) in all { try ledger.reminders.settle(reminder, of: item, for: person, at: now) }
      return
    }
    let routers = try (person.remindsOn == nil ? [accounts.filter(connections.isPrivate), accounts] : [accounts])
      .map { try DeliveryRouter(id, in: ledger, working: $0) }
    var waiting: [Destination: [FiredReminder]] = [:]
    for (reminder, item) in all {
      let addedFrom = try reminder.item.flatMap { try ledger.reminders.accountAndAuthor(of: $0) }
      guard let place = try destination(of: person, from: addedFrom, by: routers) else {
        try hold(reminder, for: Self.untilReachable)
        continue
      }
      guard connections[place.account] != nil else {
        try hold(reminder, for: Self.untilSignedIn)
        continue
      }
      waiting[place, default: []].append(FiredReminder(reminder, item))
      try ledger.reminders.settle(reminder, of: item, for: person, at: now)
    }
    for (place, fired) in waiting.sorted(by: { $0.key.account < $1.key.account }) {
      try tell(person, fired, at: place)
    }
  }

  /// The first place that one of the routers knows. On an account that everybody reads, only those are told who have no
  /// other account, or who have chosen that network.
  private func destination(
    of person: Person, from origin: (account: String, author: String)?, by routers: [DeliveryRouter]
  ) throws -> Destination? {
    for router in routers {
      if let place = try router.destination(on: person.remindsOn, from: origin) { return place }
    }
    return nil
  }

  private func hold(_ reminder: PendingReminder, for seconds: TimeInterval) throws {
    try ledger.reminders.hold([reminder.number], until: now.addingTimeInterval(seconds))
  }

  /// Tells the reminders that have fired, at one place.
  private func tell(_ person: Person, _ fired: [FiredReminder], at place: Destination) throws {
    guard let connection = connections[place.account] else { return }
    let desk = try desk(for: person, at: place, connection)
    try ConversationRepository(ledger).change(of: place.address.remoteID, on: place.account) { state in
      for news in try News.all(fired, on: desk, patience: patience) {
        try queue(news, at: place, connection.traits, desk, noting: &state)
      }
    }
  }

  /// Takes one message into the outbox, by the number and moment of the first reminder in it.
  private func queue(
    _ news: News, at place: Destination, _ traits: NetworkTraits, _ desk: Desk, noting state: inout ConversationState
  ) throws {
    let wording = desk.wording
    guard let first = news.fired.first?.reminder else { return }
    var reply = news.reply
    // A list that the person may be about to answer by numbers keeps its numbers.
    if !reply.list.isEmpty, state.isListFresh(at: now) { reply = reply.unnumbered }
    let rendering = ReplyRenderer(traits: traits, handle: place.address.handle, wording: wording)
    if news.fired.count > 1 { reply = rendering.cut(reply) }
    let rendered = rendering.render(reply)
    let origin = MessageOrigin.reminder(first.number, due: first.due)
    let texts =
      traits.hasDirectMessages ? rendered.texts : [wording.withheldNews(at: desk.now, desk.person.conventions)]
    let wait = news.kind == .digest ? Double(self.place / Self.together) * Self.apart : 0
    let buttons = try buttons(below: reply, news, showing: rendered.entries, traits, desk)
    for (index, text) in texts.enumerated() {
      let message = OutgoingMessage(
        key: origin.key(part: index + 1), recipientID: place.address.remoteID, recipientHandle: place.address.handle,
        conversationID: place.conversationID, visibility: traits.hasDirectMessages ? .direct : place.visibility,
        text: text, buttons: index == texts.count - 1 ? buttons : [])
      try ledger.enqueue(
        message, account: place.account, for: Purpose(news.kind), answering: nil,
        notBefore: now.addingTimeInterval(wait))
    }
    state.note(
      reply, entriesShown: rendered.entries, ofMessage: origin.text, isReminder: news.kind != .digest, at: now)
  }

  /// The buttons of the single item that is reminded of, or of the list that is shown.
  private func buttons(
    below reply: Reply, _ news: News, showing count: Int, _ traits: NetworkTraits, _ desk: Desk
  ) throws -> [[MessageButton]] {
    guard traits.hasDirectMessages else { return [] }
    let buttons = ReplyButtons(traits: traits, wording: desk.wording)
    if !reply.list.isEmpty { return try buttons.acting(on: reply.list.prefix(count), from: 1, openTodo: desk.openTodo) }
    guard news.kind != .digest, news.fired.count == 1, reply.subjects.count == 1 else { return [] }
    return try buttons.reminding(of: reply.subjects[0], desk.openTodo(reply.subjects[0]))
  }

  private func desk(for person: Person, at place: Destination, _ connection: Connection) throws -> Desk {
    var desk = try ledger.desk(
      for: person, in: profile.languages.wordings, at: now, from: place.address, changedBy: nil,
      messenger: NoMessenger(),
      rights: PersonRights(ledger, of: person, at: place.address, askedBy: nil, now: now))
    desk.botHandle = connection.handle
    desk.about = profile.about
    desk.listed = try profile.community.map { try ledger.listedEvents(of: $0, for: person, changedBy: nil) }
    return desk
  }
}

extension Purpose {
  fileprivate init(_ kind: News.Kind) {
    self =
      switch kind {
      case .reminder: .reminder
      case .nag: .nag
      case .digest: .digest
      }
  }
}

extension ReplyRenderer {
  /// The reply with as many of its lines as fit one message, and how many do not.
  fileprivate func cut(_ reply: Reply) -> Reply {
    var cut = reply
    var kept = reply.lines.count
    while kept > 1, render(cut).texts.count > 1 {
      kept -= 1
      cut.lines = Array(reply.lines[..<kept]) + [wording.moreReminders(reply.lines.count - kept)]
    }
    return cut
  }
}

extension Reply {
  /// The reply with its list as lines that have no numbers.
  fileprivate var unnumbered: Reply {
    var reply = self
    reply.lines += list.flatMap { entry in (entry.heading.map { [$0] } ?? []) + ["- \(entry.text)"] }
    reply.subjects = subjects
    reply.list = []
    return reply
  }
}

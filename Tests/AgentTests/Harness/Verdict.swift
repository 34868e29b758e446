import Agenda
import Civil
import Conversation
import Foundation
import Storage

@testable import Agent

/// The result of a schedule, checked against the bot's promises.
struct Verdict {
  let ordeal: Ordeal
  private(set) var objections: [String] = []
  private let remains: Remains

  init(_ ordeal: Ordeal) throws {
    self.ordeal = ordeal
    remains = try Remains(at: ordeal.disk.path)
    judgeInbox()
    judgeEffects()
    judgeAnswers()
    judgeDelivery()
  }

  private mutating func object(_ text: String) { objections.append(text) }

  /// Checks that each message is there once, and was worked on in its author's order.
  private mutating func judgeInbox() {
    let ids = remains.inbox.map(\.messageId)
    if Set(ids).count != ids.count { object("a message is in the inbox twice") }
    for id in ordeal.written.keys where !ids.contains(id) { object("\(id) is not in the inbox") }
    for entry in remains.inbox where !["done", "ignored"].contains(entry.state) {
      object("\(entry.messageId) ended as \(entry.state)")
    }
    for id in ordeal.unjust.sorted() { object("\(id) was set aside, and had not ended the process twice") }
    for (author, entries) in Dictionary(grouping: remains.inbox, by: \.authorId) {
      for (first, second) in zip(entries, entries.dropFirst())
      where second.account == first.account && second.sentAt < first.sentAt && second.receivedAt <= first.receivedAt {
        // One that was set aside is worked on when it is replayed.
        guard !ordeal.replayed.contains(second.messageId) else { continue }
        object("\(author) wrote \(second.messageId) before \(first.messageId)")
      }
    }
  }

  /// Checks that the store holds what the model makes of the messages in the order they were worked on, and that the
  /// reminders sent are those that the model expects.
  private mutating func judgeEffects() {
    var models = Dictionary(uniqueKeysWithValues: Ordeal.people.map { ($0, Model()) })
    for happening in happenings() {
      switch happening.what {
      case .message(let written): models[written.author]?.grant(written.wish, at: happening.at)
      case .reminder(let entry):
        for (name, moment) in Self.reminded(in: entry.text) {
          let objection = models[entry.recipientId]?.objection(toReminderOf: name, at: moment, told: happening.at)
          if let objection { object("\(entry.key) to \(entry.recipientId), \(name) at \(moment): \(objection)") }
        }
      }
    }
    for (person, model) in models {
      let wanted = model.todos.values.map(Self.line).sorted()
      let there = remains.todos.filter { $0.remoteId == person }.map(Self.line).sorted()
      for change in there.difference(from: wanted) {
        switch change {
        case .insert(_, let line, _): object("\(person) has what nobody wanted: \(line)")
        case .remove(_, let line, _): object("\(person) lacks: \(line)")
        }
      }
      for untold in model.untold(by: ordeal.clock.now) { object("\(person): \(untold)") }
    }
    if remains.todos.contains(where: { $0.remoteId == Ordeal.stranger }) { object("a stranger has todos") }
  }

  private struct Happening {
    enum What {
      case message(Ordeal.Written)
      case reminder(Remains.Outgoing)
    }
    var at: Date
    var what: What
  }

  private func happenings() -> [Happening] {
    let messages = remains.inbox.compactMap { entry in
      ordeal.written[entry.messageId].map {
        Happening(at: Date(timeIntervalSince1970: entry.finishedAt ?? 0), what: .message($0))
      }
    }
    let reminders = remains.outbox.filter { $0.purpose == "reminder" }.map {
      Happening(at: Date(timeIntervalSince1970: $0.dueAt), what: .reminder($0))
    }
    return (messages + reminders).enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
  }

  private static func line(_ todo: ModelTodo) -> String {
    [
      todo.name, todo.due.map { "\($0)" } ?? "any day", todo.isDone ? "done" : "open",
      todo.beat == nil ? "once" : "repeats", todo.list ?? "no list",
    ].joined(separator: ", ")
  }

  private static func line(_ todo: Remains.Todo) -> String {
    [
      todo.name, todo.due ?? "any day", todo.completed == nil ? "open" : "done",
      todo.recurrence == nil ? "once" : "repeats", todo.list ?? "no list",
    ].joined(separator: ", ")
  }

  /// The names and moments in a reminder's text.
  private static func reminded(in text: String) -> [(String, CivilDateTime)] {
    text.matches(of: /"(z[a-z]+)"([^"\n]*)/).compactMap { match in
      guard let day = match.2.firstMatch(of: /(\d+) (Nov|Dec)/), let time = match.2.firstMatch(of: /\d\d:\d\d/) else {
        return nil
      }
      let number = day.1.count < 2 ? "0\(day.1)" : "\(day.1)"
      return CivilDateTime("2026-\(day.2 == "Nov" ? "11" : "12")-\(number)T\(time.0)").map { (String(match.1), $0) }
    }
  }

  /// Checks that each message that wants an answer has one, by itself or merged with others, and that no other has one.
  private mutating func judgeAnswers() {
    var wanted: Set<String> = []
    for entries in Dictionary(grouping: remains.inbox, by: { [$0.authorId, "\($0.finishedAt ?? 0)"] }).values {
      for run in entries.chunked(by: \.account) {
        let answered = run.filter { ordeal.written[$0.messageId]?.wish.isAnswered == true }
        let isFlood = answered.count > InboxWorker.flood
        for entry in isFlood ? answered.suffix(1) : answered {
          wanted.insert("\(entry.account)/\(entry.messageId)/\(isFlood ? "answers" : "answer")/1")
        }
      }
    }
    let alone = remains.outbox.filter { !["reminder", "export"].contains($0.purpose) }.map(\.key)
    for key in remains.merged where alone.contains(key) { object("\(key) is sent by itself and with others") }
    let there = Set(alone + remains.merged)
    for key in wanted.subtracting(there) { object("\(key) was never queued") }
    for key in there.subtracting(wanted) { object("\(key) answers what wants no answer") }
    for person in Ordeal.people {
      let asked = ordeal.written.values.filter { if case .export = $0.wish { $0.author == person } else { false } }
        .count
      let told = Set(
        remains.outbox.filter { $0.recipientId == person && $0.purpose == "export" }.map { MessageKey($0.key).origin })
      // Repeated requests for a job that is not done yet share one run.
      if told.count > asked || (told.isEmpty && asked > 0) {
        object("\(person) asked \(asked) times for everything and was told it \(told.count) times")
      }
    }
  }

  /// Checks that each queued message arrived, or that its failure is reported; it may arrive twice only if it was in
  /// doubt.
  private mutating func judgeDelivery() {
    for entry in remains.outbox {
      guard let server = ordeal.servers.first(where: { $0.account == entry.account }) else { continue }
      let key = entry.key
      let posts = server.posts.filter { $0.message.key.description == key }
      switch entry.state {
      case "sent":
        if !posts.contains(where: { $0.id == entry.remoteId }) { object("\(key) is sent, and is not there") }
      case "dead":
        let isExcused =
          server.refused.contains(key) || server.unclear.contains(key) || server.kind == .blind
          || entry.attempts >= OutboxEntry.mostAttempts
        if !isExcused { object("\(key) is dead without a reason: \(entry.failure ?? "")") }
        if entry.failure == nil { object("\(key) is dead and does not say why") }
      default: object("\(key) is still \(entry.state)")
      }
      // A reminder in a doubt that nothing can settle is sent again, and says so.
      let isLabelled = entry.urgency == 0 && Set(posts.map(\.message.text)).count == posts.count
      if posts.count > 1, server.kind == .deduplicating || !isLabelled {
        object("\(key) was posted \(posts.count) times")
      }
      for post in posts where post.at.timeIntervalSince1970 < entry.dueAt - 0.001 {
        object("\(post.id) says what was not stored then")
      }
      for post in posts where post.message.visibility != .direct { object("\(post.id) can be read by others") }
    }
    let keys = Set(remains.outbox.map { "\($0.account) \($0.key)" })
    for server in ordeal.servers {
      let dead = remains.outbox.filter { $0.account == server.account && $0.state == "dead" }.count
      let status = ordeal.statuses.first { $0.account == server.account }
      if status?.dead ?? 0 != dead {
        object("\(server.account)'s status tells of \(status?.dead ?? 0) dead letters of \(dead)")
      }
      for post in server.posts {
        let key = "\(server.account) \(post.message.key)"
        if !keys.contains(key), !keys.contains("\(key)/again") { object("\(post.id) was never to be sent") }
      }
      for post in server.posts where !Ordeal.people.contains(post.message.recipientID) {
        object("\(post.id) went to \(post.message.recipientID)")
      }
    }
  }
}

extension Array {
  /// Splits it into runs of elements with an equal property.
  fileprivate func chunked(by property: (Element) -> some Equatable) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, property(last) == property(element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}

import Agenda
import Foundation
import Grammar

// What is asked between people: on the way there, and answered.

extension Kept {
  /// What an item is to somebody else. Lists and tags are the sender's own; a time is the sender's, in their zone. The note
  /// is marked as somebody else's, for wherever it is told later.
  init(sent item: Item, on desk: Desk, to recipient: Person) {
    var item = item
    item.list = nil
    item.tags = []
    item.recipient = nil
    item.note = item.note.map(Voice.marked)
    let zone = desk.person.zone
    let isElsewhere = recipient.zone.identifier != zone.identifier
    let pin = { (when: When?) -> When? in
      guard isElsewhere, let when, let time = when.time, when.zone == nil else { return when }
      return When(when.date, time, zone: zone.identifier)
    }
    if item.kind == .note {
      self = .note(Note(item, on: desk))
    } else if item.kind == .event, var event = Event(item, on: desk) {
      event.start = pin(event.start) ?? event.start
      event.end = pin(event.end)
      self = .event(event)
    } else {
      var todo = Todo(item, on: desk)
      todo.due = pin(todo.due)
      todo.start = pin(todo.start)
      todo.seriesStart = pin(todo.seriesStart)
      self = .todo(todo)
    }
  }
}

extension Kept {
  var todoID: Todo.ID? { if case .todo(let todo) = self { todo.id } else { nil } }
}

extension Desk {
  /// Why somebody can't be asked now, if so.
  func refusal(of recipient: Person, called name: Called) throws -> String? {
    let (contacts, errands, limits) = (others.contacts, others.errands, others.limits)
    if try contacts.standing(of: recipient.id) == .blocked { return Voice.blockedByYou(name) }
    // Why they take none is theirs to know.
    if try !recipient.takesRequests(from: contacts.standing(with: recipient.id)) { return Voice.takesNothing(name) }
    let since = instant.addingTimeInterval(-limits.day)
    if try errands.count(sentSince: since, to: nil) >= limits.perDay { return Voice.sentEnough(limits.perDay) }
    if try errands.count(sentSince: since, to: recipient.id) >= limits.perPersonAndDay {
      return Voice.sentEnough(limits.perPersonAndDay, to: name)
    }
    return try errands.count(waitingFor: recipient.id, orErasedSince: since) >= limits.unanswered
      ? Voice.unanswered(limits.unanswered, by: name) : nil
  }

  /// Asks the recipient of a kept errand; false when they can't be reached.
  func put(_ errand: Errand, to recipient: Person) throws -> Bool {
    guard let place = try others.post.place(of: recipient.id) else { return false }
    let sender = try ownName(in: errand, to: place)
    var errand = errand
    errand.question = try others.post.send(
      question(errand, Voice.asks(errand.item, from: sender, on: asSeen(by: recipient))), to: recipient.id)
    guard errand.question != nil else { return false }
    try others.errands.update(errand)
    return true
  }

  private func question(_ errand: Errand, _ lines: [String]) -> Reply {
    let name = "#\(errand.id?.number ?? 0)"
    return Reply(
      .answer, lines,
      choices: [
        Reply.Choice(Voice.yes, message: "!accept \(name)", agreement: .yes),
        Reply.Choice(Voice.no, message: "!decline \(name)", agreement: .no),
      ])
  }

  /// What is asked of the person, as a command's words name it.
  func chooseErrand(_ name: ItemName, again: (String) -> String) throws -> Chosen<Errand> {
    let pending = try others.errands.pending()
    let found: [Errand]
    switch name {
    case .ids(let ids):
      return .items(
        try ids.map { id in
          guard let errand = try others.errands.errand(Errand.ID(id)), errand.recipient == person.id else {
            throw Misunderstanding("#\(id)", reason: Voice.notAsked, example: "!accept")
          }
          guard errand.state == .asked else {
            throw Misunderstanding(errand.item.name, reason: Voice.alreadySettled(errand.state), example: "!today")
          }
          return errand
        })
    case .it: found = pending
    case .numbers(let numbers):
      found = numbers.compactMap { pending.indices.contains($0 - 1) ? pending[$0 - 1] : nil }
      if found.count == numbers.count { return .items(found) }
    case .words(let words):
      let terms = words.folded.split(separator: " ")
      found = try pending.filter { errand in
        let name = try (errand.item.name + " " + other(of: errand).text).folded.split {
          !$0.isLetter && !$0.isNumber
        }
        return terms.allSatisfy { term in name.contains { $0.hasPrefix(term) } }
      }
    }
    guard !found.isEmpty else { throw Misunderstanding("", reason: Voice.nothingAsked, example: "!today") }
    if found.count == 1 { return .items(found) }
    let choices = try found.prefix(9).map { errand in
      Reply.Choice(
        "\(Voice.foreign(errand.item, on: self)) (\(try other(of: errand)))",
        message: again("#\(errand.id?.number ?? 0)"))
    }
    return .unclear(Reply(.answer, [Voice.which], choices: choices))
  }

  /// Keeps what somebody asked among the person's own things.
  func keep(_ item: Kept) throws -> Kept {
    switch item {
    case .todo(var todo):
      todo.added = instant
      return .todo(try belongings.todos.add(todo))
    case .event(let event): return .event(try belongings.events.add(event))
    case .note(let note): return .note(try belongings.notes.add(note))
    }
  }

  /// Notes the answer to an errand and tells its sender.
  func answer(_ errand: Errand, _ state: Errand.State, saying: (Kept, Called) -> String) throws {
    var errand = errand
    errand.state = state
    try others.errands.update(errand)
    guard let place = try others.post.place(of: errand.sender) else { return }
    let news = saying(errand.item, try ownName(in: errand, to: place))
    _ = try others.post.send(Reply(.answer, [news]), to: errand.sender)
  }

  /// The reply, with the question that is still open below it, if there is one.
  func goingOn(_ reply: Reply) throws -> Reply {
    guard let next = try others.errands.pending().last else { return reply }
    let asked = question(next, Voice.stillAsks(next.item, from: try other(of: next), on: self))
    var reply = reply
    reply.lines += asked.lines
    reply.choices = asked.choices
    return reply
  }

  /// The errands that the next turn through the journal takes back or sends again, as they are before it.
  func errands(touchedByNext turn: JournalTurn) throws -> [Errand] {
    try others.errands.touched(byNext: turn).compactMap { try others.errands.errand($0) }
  }

  /// Tells those whom errands concern that a turn through the journal took them back or sent them again. Returns what
  /// the sender is to know of it.
  ///
  /// - Parameter before: the errands as they were before the turn.
  func settle(_ before: [Errand], after turn: JournalTurn) throws -> [String] {
    try before.compactMap { before in
      guard let id = before.id, let errand = try others.errands.errand(id),
        let recipient = try people.person(errand.recipient)
      else { return nil }
      let theirs = try other(of: errand)
      switch (before.state, errand.state) {
      case (.asked, .withdrawn):
        try takeBack(errand, from: recipient)
        return nil
      case (.withdrawn, .asked): return try askAgain(errand, of: recipient, called: theirs)
      case (.withdrawn, _): return turn == .redo ? Voice.toBeSentAnew(errand, theirs) : nil
      default: return Voice.notTakenBack(errand, theirs)
      }
    }
  }

  /// Asks again what was taken back, where it could be asked now; else tells why not, and it stays taken back.
  private func askAgain(_ errand: Errand, of recipient: Person, called name: Called) throws -> String? {
    var withdrawn = errand
    withdrawn.state = .withdrawn
    try others.errands.update(withdrawn)
    if let refusal = try refusal(of: recipient, called: name) { return refusal }
    try others.errands.update(errand)
    return try put(errand, to: recipient) ? nil : Voice.takesNothing(name)
  }

  /// Takes a question back. One that had left stays so: to ask again is to send again, which is counted.
  private func takeBack(_ errand: Errand, from recipient: Person) throws {
    guard let question = errand.question else { return }
    guard try !others.post.withdraw(question, from: recipient.id) else {
      var errand = errand
      errand.question = nil
      return try others.errands.update(errand)
    }
    guard let place = try others.post.place(of: recipient.id) else { return }
    let news = Voice.tookBack(errand.item, by: try ownName(in: errand, to: place))
    _ = try others.post.send(Reply(.answer, [news]), to: recipient.id)
  }
}

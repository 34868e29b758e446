package import Agenda
import Civil
import Foundation
package import Grammar

// Requests between people: sending, asking and answering them.

extension AgendaItem {
  /// The item for its recipient, without lists and tags, which are the sender's own. The time is the sender's, in their
  /// zone. The note is marked as somebody else's wherever it is shown later.
  init(sent item: Item, on desk: Desk, to recipient: Person) {
    var item = item
    item.list = nil
    item.tags = []
    item.recipient = nil
    item.note = item.note.map(\.marked)
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

extension AgendaItem {
  var todoID: Todo.ID? { if case .todo(let todo) = self { todo.id } else { nil } }
}

extension Desk {
  /// The reason why somebody can't be asked now; nil if they can.
  func refusal(of recipient: Person, called name: Called) throws -> String? {
    let (contacts, itemRequests, limits) = (others.contacts, others.itemRequests, others.limits)
    if try contacts.standing(of: recipient.id) == .blocked { return wording.blockedByYou(name) }
    // The sender does not learn why the recipient takes no requests.
    if try !recipient.takesRequests(from: contacts.standing(with: recipient.id)) { return wording.takesNothing(name) }
    let since = instant.addingTimeInterval(-limits.day)
    if try itemRequests.count(sentSince: since, to: nil) >= limits.perDay { return wording.sentEnough(limits.perDay) }
    if try itemRequests.count(sentSince: since, to: recipient.id) >= limits.perPersonAndDay {
      return wording.sentEnough(limits.perPersonAndDay, to: name)
    }
    return try itemRequests.count(waitingFor: recipient.id, orErasedSince: since) >= limits.unanswered
      ? wording.unanswered(limits.unanswered, by: name) : nil
  }

  /// Keeps a request and asks its recipient. If they can't be reached, withdraws it and returns false.
  func ask(_ itemRequest: ItemRequest, of recipient: Person) throws -> Bool {
    var kept = try others.itemRequests.add(itemRequest)
    if try put(kept, to: recipient) { return true }
    kept.state = .withdrawn
    try others.itemRequests.update(kept)
    return false
  }

  /// Asks the recipient of a kept request; returns false if they can't be reached.
  func put(_ itemRequest: ItemRequest, to recipient: Person) throws -> Bool {
    guard let place = try others.messenger.place(of: recipient.id) else { return false }
    let theirs = asSeen(by: recipient)
    let sender = try ownName(in: itemRequest, to: audience(at: place), theirs.wording)
    var itemRequest = itemRequest
    itemRequest.question = try others.messenger.send(
      theirs.question(itemRequest, theirs.asking(itemRequest, from: sender)), to: recipient.id)
    guard itemRequest.question != nil else { return false }
    try others.itemRequests.update(itemRequest)
    return true
  }

  private func asking(_ itemRequest: ItemRequest, from sender: Called) -> [String] {
    itemRequest.event.map { wording.invites(itemRequest.item, to: $0, from: sender, on: self) }
      ?? wording.asks(itemRequest.item, from: sender, on: self)
  }

  private func question(_ itemRequest: ItemRequest, _ lines: [String]) -> Reply {
    let name = "#\(itemRequest.id?.number ?? 0)"
    return Reply(
      .answer, lines,
      choices: [
        Reply.Choice(wording.yes, message: "!accept \(name)", agreement: .yes),
        Reply.Choice(wording.no, message: "!decline \(name)", agreement: .no),
      ])
  }

  /// The request to the person that a command's words name.
  func chooseItemRequest(_ name: ItemName, again: (String) -> String) throws -> Chosen<ItemRequest> {
    let pending = try others.itemRequests.pending()
    let found: [ItemRequest]
    switch name {
    case .ids(let ids):
      return .items(
        try ids.map { id in
          guard let itemRequest = try others.itemRequests.itemRequest(ItemRequest.ID(id)),
            itemRequest.recipient == person.id
          else {
            throw Misunderstanding("#\(id)", reason: .notAsked, example: "!accept")
          }
          guard itemRequest.state == .asked else {
            throw Misunderstanding(
              itemRequest.item.name, reason: .alreadySettled(itemRequest.state), example: "!today")
          }
          return itemRequest
        })
    case .it: found = pending
    case .listed: found = []
    case .numbers(let numbers):
      found = numbers.compactMap { pending.indices.contains($0 - 1) ? pending[$0 - 1] : nil }
      if found.count == numbers.count { return .items(found) }
    case .words(let words):
      let terms = words.folded.split(separator: " ")
      found = try pending.filter { itemRequest in
        let name = try (itemRequest.item.name + " " + other(of: itemRequest).text).folded.split {
          !$0.isLetter && !$0.isNumber
        }
        return terms.allSatisfy { term in name.contains { $0.hasPrefix(term) } }
      }
    }
    guard !found.isEmpty else { throw Misunderstanding("", reason: .nothingAsked, example: "!today") }
    if found.count == 1 { return .items(found) }
    let choices = try found.prefix(9).map { itemRequest in
      Reply.Choice(
        "\(wording.foreign(itemRequest.item, on: self)) (\(try other(of: itemRequest)))",
        message: again("#\(itemRequest.id?.number ?? 0)"))
    }
    return .unclear(Reply(.answer, [wording.which], choices: choices))
  }

  /// The requests to others that a command's words name, by the numbers of the list shown last or among those without
  /// an answer.
  func sentRequests(_ name: ItemName) throws -> [ItemRequest] {
    let sent = try others.itemRequests.sent(limit: 100)
    let waiting = sent.filter { $0.state == .asked }
    switch name {
    case .it: return waiting
    case .listed: return []
    case .ids(let ids): return sent.filter { $0.id.map { ids.contains($0.number) } ?? false }
    case .numbers(let numbers):
      return try numbers.compactMap { number in
        guard requestsShown.indices.contains(number - 1) else {
          throw Misunderstanding(
            String(number), reason: .noNumber(number, of: requestsShown.count), example: "!sent")
        }
        return sent.first { $0.id?.number == requestsShown[number - 1] }
      }
    case .words(let words):
      let stems = forms.stems(of: reader.selection(words))
      guard !stems.isEmpty else { return [] }
      return try waiting.filter {
        try forms.stems(of: $0.item).union(forms.stems(of: other(of: $0).text)).isSuperset(of: stems)
      }
    }
  }

  /// Takes back the request to a person that the words name, or deletes what waits until the person can be asked; nil
  /// if there is neither.
  package func takeBack(_ what: Selection, from handle: String) throws -> Reply? {
    let words = ItemName.words("\(what.text) \(handle)")
    if try !sentRequests(words).isEmpty { return try Withdraw(words).run(on: self) }
    let kept = try select(what).items.filter { $0.people.contains { $0.folded == handle.folded } }
    return kept.count == 1 ? try Delete(.ids(kept.compactMap { $0.reference?.number })).run(on: self) : nil
  }

  /// Takes back a request to somebody, and tells them if they have already got the question.
  func withdraw(_ itemRequest: ItemRequest) throws {
    var withdrawn = itemRequest
    withdrawn.state = .withdrawn
    try others.itemRequests.update(withdrawn)
    if let recipient = try people.person(itemRequest.recipient) { try takeBack(withdrawn, from: recipient) }
  }

  /// Shows the requests of others to the person. A question about a request does not accept it.
  func askedOfMe() throws -> Reply {
    let pending = try others.itemRequests.pending()
    if pending.count == 1 { return try question(pending[0], asking(pending[0], from: other(of: pending[0]))) }
    guard case .unclear(let question) = try chooseItemRequest(.it, again: { "!accept \($0)" }) else {
      throw Misunderstanding("", reason: .nothingAsked, example: "!today")
    }
    return question
  }

  /// Somebody else's request that `done` answers: the last one that the bot asked about, or the only one if none of the
  /// person's own things was spoken of.
  package var requestToDo: ItemRequest.ID? {
    get throws {
      let pending = try others.itemRequests.pending()
      let only = subjects.isEmpty && pending.count == 1 ? pending[0] : nil
      guard let request = pending.first(where: { $0.id == requestAsked }) ?? only, case .todo = request.item else {
        return nil
      }
      return request.id
    }
  }

  /// Accepts one of somebody else's requests, and completes it.
  func acceptAndDo(_ id: ItemRequest.ID) throws -> Reply {
    let accepted = try Accept(.ids([id.number])).run(on: self)
    guard case .todo(let todo)? = accepted.subjects.first else { return accepted }
    let done = try Complete(.ids([todo.number])).run(on: self)
    return Reply(
      .confirmation, Array(accepted.lines.prefix(1) + done.lines + accepted.lines.dropFirst()),
      choices: accepted.choices,
      closesQuestion: true, subjects: done.subjects)
  }

  /// Keeps the item of somebody's request among the person's own things.
  func keep(_ item: AgendaItem) throws -> AgendaItem {
    switch item {
    case .todo(var todo):
      todo.added = instant
      return .todo(try belongings.todos.add(todo))
    case .event(let event): return .event(try belongings.events.add(event))
    case .note(let note): return .note(try belongings.notes.add(note))
    }
  }

  /// Notes the answer to a request and tells its sender.
  ///
  /// - Parameter saying: the words for the sender, in the sender's wording.
  func answer(
    _ itemRequest: ItemRequest, _ state: ItemRequest.State, saying: (any Wording, AgendaItem, Called) -> String
  ) throws {
    var itemRequest = itemRequest
    itemRequest.state = state
    try others.itemRequests.update(itemRequest)
    guard let place = try others.messenger.place(of: itemRequest.sender) else { return }
    let theirs = try people.person(itemRequest.sender).map { asSeen(by: $0).wording } ?? wording
    let news = saying(theirs, itemRequest.item, try ownName(in: itemRequest, to: audience(at: place), theirs))
    _ = try others.messenger.send(Reply(.answer, [news]), to: itemRequest.sender)
  }

  /// Tells the person who asked for a todo that it is done.
  func tellSender(of todo: Todo) throws {
    guard let id = todo.id, let request = try others.itemRequests.landed(limit: 50).first(where: { $0.landed == id })
    else { return }
    try answer(request, .accepted) { $0.done($1, by: $2) }
  }

  /// The reply, with the question that is still open below it, if there is one.
  func goingOn(_ reply: Reply) throws -> Reply {
    guard let next = try others.itemRequests.pending().last else { return reply }
    let sender = try other(of: next)
    let lines =
      next.event.map { wording.stillInvites(next.item, to: $0, from: sender, on: self) }
      ?? wording.stillAsks(next.item, from: sender, on: self)
    let asked = question(next, lines)
    var reply = reply
    reply.lines += asked.lines
    reply.choices = asked.choices
    return reply
  }

  /// The requests that the next undo or redo takes back or sends again, as they are before that.
  func itemRequests(touchedByNext turn: JournalDirection) throws -> [ItemRequest] {
    try others.itemRequests.touched(byNext: turn).compactMap { try others.itemRequests.itemRequest($0) }
  }

  /// Tells recipients that an undo or redo took a request back or sent it again. Returns the lines for the sender.
  ///
  /// - Parameter before: the requests as they were before the undo or redo.
  func settle(_ before: [ItemRequest], after turn: JournalDirection) throws -> [String] {
    try before.compactMap { before in
      guard let id = before.id, let itemRequest = try others.itemRequests.itemRequest(id),
        let recipient = try people.person(itemRequest.recipient)
      else { return nil }
      let theirs = try other(of: itemRequest)
      switch (before.state, itemRequest.state) {
      case (.asked, .withdrawn):
        try takeBack(itemRequest, from: recipient)
        return nil
      case (.withdrawn, .asked): return try askAgain(itemRequest, of: recipient, called: theirs)
      case (.withdrawn, _): return turn == .redo ? wording.toBeSentAnew(itemRequest, theirs) : nil
      default: return wording.notTakenBack(itemRequest, theirs)
      }
    }
  }

  /// Sends a withdrawn request again if its recipient can be asked now. Otherwise it stays withdrawn, and this returns
  /// the reason.
  private func askAgain(_ itemRequest: ItemRequest, of recipient: Person, called name: Called) throws -> String? {
    var withdrawn = itemRequest
    withdrawn.state = .withdrawn
    try others.itemRequests.update(withdrawn)
    if let refusal = try refusal(of: recipient, called: name) { return refusal }
    try others.itemRequests.update(itemRequest)
    return try put(itemRequest, to: recipient) ? nil : wording.takesNothing(name)
  }

  /// Takes a question back. If it had already been sent, the request keeps it: asking again would be another sending,
  /// which counts towards the limit.
  private func takeBack(_ itemRequest: ItemRequest, from recipient: Person) throws {
    guard let question = itemRequest.question else { return }
    guard try !others.messenger.withdraw(question, from: recipient.id) else {
      var itemRequest = itemRequest
      itemRequest.question = nil
      return try others.itemRequests.update(itemRequest)
    }
    guard let place = try others.messenger.place(of: recipient.id) else { return }
    let theirs = asSeen(by: recipient).wording
    let news = theirs.tookBack(itemRequest.item, by: try ownName(in: itemRequest, to: audience(at: place), theirs))
    _ = try others.messenger.send(Reply(.answer, [news]), to: recipient.id)
  }
}

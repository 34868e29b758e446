package import Agenda
package import Grammar

// Makes kept items from the meaning of a line.

extension Todo {
  /// The todo that an item describes. A repeating one without a date begins at its rule's first moment.
  package init(_ item: Item, on desk: Desk) {
    self.init(name: item.name, added: desk.instant)
    due = item.due ?? item.start.flatMap { item.kind == .event ? $0 : nil }
    start = item.kind == .event ? nil : item.start
    recurrence = item.recurrence
    seriesStart = item.recurrence == nil ? nil : due
    repeatFrom = item.repeatFrom
    priority = item.priority
    completed = item.isDone ? desk.instant : nil
    list = item.list
    tags = item.tags
    place = item.place
    people = item.people
    estimate = item.estimate
    note = desk.remark(to: item)
    url = item.url ?? desk.attachments.first?.url
  }
}

extension Event {
  /// The event that an item describes; nil if the item gives no time for it.
  package init?(_ item: Item, on desk: Desk) {
    guard let start = item.start ?? item.due else { return nil }
    self.init(name: item.name, start: start, end: item.end, added: desk.instant)
    recurrence = item.recurrence
    place = item.place
    list = item.list
    tags = item.tags
    people = item.people
    note = desk.remark(to: item)
    url = item.url ?? desk.attachments.first?.url
  }
}

extension Note {
  /// The note that an item describes.
  init(_ item: Item, on desk: Desk) {
    self.init(text: [item.name, desk.remark(to: item)].compactMap { $0 }.joined(separator: "\n"), added: desk.instant)
    list = item.list
    tags = item.tags
    url = item.url ?? desk.attachments.first?.url
  }
}

extension Desk {
  /// The most pictures of one message that are kept.
  private static let mostPictures = 4

  /// Queues the pictures of the message to be fetched for an item. Returns their number.
  @discardableResult
  func keepPictures(with item: ItemReference?) throws -> Int {
    let pictures = attachments.filter(\.mayBePicture).prefix(Self.mostPictures)
    guard let item, !pictures.isEmpty else { return 0 }
    try belongings.pictures.add(Array(pictures), to: item)
    return pictures.count
  }

  /// The item's note, with a line for each attachment of the message. For a picture that is kept, that is its
  /// description. For any other, it is the kind and the address, unless the item has that address.
  fileprivate func remark(to item: Item) -> String? {
    let shown = attachments.enumerated().compactMap { index, attachment -> String? in
      // An item named after its attachment has the address already.
      if index == 0, attachment.url == item.url { return nil }
      if index < Self.mostPictures, attachment.isPicture { return attachment.description?.nonEmpty }
      return wording.attached(attachment) + (index == 0 && item.url == nil ? "" : " \(attachment.url)")
    }
    let lines = [item.note].compactMap { $0 } + shown
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension Item {
  /// A kept item as words would describe it, to send it to somebody else.
  init(_ kept: AgendaItem) {
    switch kept {
    case .todo(let todo):
      self.init(name: todo.name)
      (due, start, recurrence, repeatFrom) = (todo.due, todo.start, todo.recurrence, todo.repeatFrom)
      (priority, place, estimate, note, url) = (todo.priority, todo.place, todo.estimate, todo.note, todo.url)
    case .event(let event):
      self.init(kind: .event, name: event.name)
      (start, end, recurrence) = (event.start, event.end, event.recurrence)
      (place, note, url) = (event.place, event.note, event.url)
    case .note(let note):
      self.init(kind: .note, name: note.text)
      url = note.url
    }
  }

  /// The item once for each of its times.
  package var atEachTime: [Item] {
    var first = self
    first.otherTimes = []
    return [first]
      + otherTimes.map { time in
        var other = first
        if other.kind == .event { other.start = time } else { other.due = time }
        return other
      }
  }

  /// True if it is a name and nothing else.
  var isPlainName: Bool { self == Item(name: name) && !name.isEmpty }
}

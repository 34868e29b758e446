public import Agenda

/// The changes that an import would make to a person's items. Making a plan writes nothing.
public struct ImportPlan: Sendable {
  /// The items that are new.
  public private(set) var added: [AgendaItem] = []
  /// The existing items that differ in the file, as they will be.
  public private(set) var changed: [AgendaItem] = []
  /// The items that came from a file and are now cancelled, as they are.
  public private(set) var removed: [AgendaItem] = []
  /// The number of existing items that do not differ in the file.
  public private(set) var unchanged = 0

  /// Compares a batch with what the person keeps.
  public init(_ batch: ImportBatch, on desk: Desk) throws {
    for item in batch.items {
      guard let imported = item.imported else { continue }
      guard let reference = try desk.belongings.searches.item(withUID: imported.uid),
        let kept = try desk.kept(reference)
      else {
        added.append(item)
        continue
      }
      if let before = kept.imported, before.uid == imported.uid, before.fingerprint != imported.fingerprint,
        let item = item.merged(into: kept)
      {
        changed.append(item)
      } else {
        // The item has not changed, or it was written here in the first place.
        unchanged += 1
      }
    }
    var gone = Set(batch.items.compactMap(\.imported?.uid))
    for uid in batch.skipped.compactMap(\.uid) where gone.insert(uid).inserted {
      // An item that was written here in the first place stays, even if another program's copy is cancelled.
      guard let reference = try desk.belongings.searches.item(withUID: uid), let kept = try desk.kept(reference),
        kept.imported?.uid == uid
      else { continue }
      removed.append(kept)
    }
  }

  /// The number of items that the plan changes.
  public var count: Int { added.count + changed.count + removed.count }

  /// Whether the plan changes nothing.
  public var isEmpty: Bool { count == 0 }

  /// The entries that are left out, apart from cancelled ones whose items are removed.
  public func leftOut(of batch: ImportBatch) -> [ImportBatch.Skipped] {
    let gone = Set(removed.compactMap(\.imported?.uid))
    return batch.skipped.filter { $0.uid.map(gone.contains) != true }
  }

  /// Makes the changes as one step for undo.
  ///
  /// - Throws: `QuotaReached`, or what the store throws. The transaction must not be committed then.
  public func apply(on desk: Desk) throws {
    let (todos, events) = (desk.belongings.todos, desk.belongings.events)
    for item in added {
      switch item {
      case .todo(let todo): _ = try todos.add(todo)
      case .event(let event): _ = try events.add(event)
      case .note(let note): _ = try desk.belongings.notes.add(note)
      }
    }
    for item in changed {
      switch item {
      case .todo(let todo): try todos.update(todo)
      case .event(let event): try events.update(event)
      case .note(let note): try desk.belongings.notes.update(note)
      }
    }
    for item in removed {
      switch item {
      case .todo(let todo): if let id = todo.id { try todos.remove(id) }
      case .event(let event): if let id = event.id { try events.remove(id) }
      case .note: break
      }
    }
    try desk.belongings.journal.describe(ChangeSummary(.imported, String(count)))
  }
}

extension AgendaItem {
  /// The file's version of an item, with the number, the reminders and the completion that only the store knows. Nil if
  /// the two are of different kinds.
  fileprivate func merged(into kept: AgendaItem) -> AgendaItem? {
    switch (self, kept) {
    case (.todo(var todo), .todo(let kept)):
      (todo.id, todo.added) = (kept.id, kept.added)
      (todo.snoozed, todo.nag, todo.postponed) = (kept.snoozed, kept.nag, kept.postponed)
      todo.reminders = todo.reminders ?? kept.reminders
      todo.list = todo.list ?? kept.list
      todo.completed = todo.completed ?? kept.completed
      return .todo(todo)
    case (.event(var event), .event(let kept)):
      (event.id, event.added, event.snoozed) = (kept.id, kept.added, kept.snoozed)
      event.reminders = event.reminders ?? kept.reminders
      event.list = event.list ?? kept.list
      return .event(event)
    default: return nil
    }
  }
}

import Foundation

/// Reads notifications forward, page by page, from servers that disagree on what a page is.
///
/// It relies only on `min_id`, and not much on that: a server may return the newest after it instead of the oldest, or
/// ignore it. Pages may have any order and size, contain other types, and repeat entries.
struct NotificationWalk {
  typealias Mark = NotificationCursor.Mark

  /// The result of one step.
  struct Step {
    /// The notifications that were not read before, oldest first.
    var notifications: [MastodonNotification]
    var cursor: NotificationCursor
    var hasMore: Bool
    /// Whether the server no longer lists some notifications that were never read.
    var hasGap = false
  }

  /// Whether the server is known to return the oldest after `min_id`.
  let walksForward: Bool
  let now: Date
  /// Requests the notifications after one id and before another. `isFull` says whether there may be more: some servers
  /// are known to return as many as requested.
  let fetch: (_ after: String?, _ before: String?) async throws -> (page: [MastodonNotification], isFull: Bool)

  /// The most notifications kept in memory at once; the next step reads the rest again.
  private static let stepLimit = 1_000
  /// The most pages of known notifications to read before the new ones.
  private static let rereadLimit = 4

  /// The very first step: records the place to begin, and the notifications before it.
  func begin() async throws -> Step {
    let marks = try await fetch(nil, nil).page.map(\.mark).sorted(by: Mark.isBefore)
    var cursor = NotificationCursor()
    cursor.start = marks.compactMap(\.at).max()
    cursor.floor = marks.first
    cursor.note(Array(marks.dropFirst()), at: now)
    cursor.raiseFloor(at: now)
    return Step(notifications: [], cursor: cursor, hasMore: false)
  }

  /// - Parameter isBrief: whether to look only after the newest notification that was read. If there is something, the
  ///   next step also looks for late ones.
  func step(from cursor: NotificationCursor, isBrief: Bool = false) async throws -> Step {
    var cursor = cursor
    var position = isBrief ? cursor.head?.id : cursor.position
    var (page, isFull) = try await fetch(after: position, near: now)
    var new = unmet(page, cursor)
    var rereads = 0
    // Known notifications may fill the page; the new ones come after it.
    while new.isEmpty, isFull, let next = place(after: page, cursor, rereads), next != position {
      (page, isFull) = try await fetch(after: next, near: now)
      new = unmet(page, cursor)
      position = next
      rereads += 1
    }
    if new.isEmpty {
      cursor.isWalking = false
      // Late notifications may be below those that a brief look saw.
      if !isBrief { cursor.raiseFloor(at: now) }
      return Step(notifications: [], cursor: cursor, hasMore: false)
    }
    var hasGap = false
    // A page that reaches back to a known notification leaves no gap below it.
    if !page.contains(where: { cursor.knows($0.id) }), !walksForward || cursor.position == nil {
      (new, hasGap) = try await closingGap(below: new, cursor)
    }
    new = Array(new.sorted { Mark.isBefore($0.mark, $1.mark) }.prefix(Self.stepLimit))
    cursor.note(new.map(\.mark), at: now)
    cursor.isWalking = !isBrief
    if !isBrief { cursor.raiseFloor(at: now) }
    return Step(notifications: new, cursor: cursor, hasMore: true, hasGap: hasGap)
  }

  /// Requests a page. A notification that is too long to be read has no time, and gets its neighbour's.
  private func fetch(after: String?, before: String? = nil, near instant: Date?) async throws
    -> (page: [MastodonNotification], isFull: Bool)
  {
    var (page, isFull) = try await fetch(after, before)
    for index in page.indices where page[index].isTooLong { page[index].created = instant?.addingTimeInterval(-0.001) }
    return (page, isFull)
  }

  /// The id to continue at after a page without new notifications: its end, or the newest known one if that would take
  /// too long.
  private func place(after page: [MastodonNotification], _ cursor: NotificationCursor, _ rereads: Int) -> String? {
    let hasHead = page.contains { $0.id == cursor.head?.id }
    if hasHead || rereads >= Self.rereadLimit { return cursor.head?.id }
    return page.map(\.mark).max(by: Mark.isBefore)?.id
  }

  /// Reads backwards from the oldest of a page until nothing new comes, and returns whether a gap remains.
  private func closingGap(below page: [MastodonNotification], _ cursor: NotificationCursor) async throws
    -> (all: [MastodonNotification], hasGap: Bool)
  {
    var all = page
    var ids = Set(page.map(\.id))
    while let oldest = all.min(by: { Mark.isBefore($0.mark, $1.mark) }) {
      let answer = try await fetch(after: cursor.position, before: oldest.id, near: oldest.mark.at).page
      let older = unmet(answer, cursor).filter { !ids.contains($0.id) }
      if older.isEmpty { return (all, try await hasGap(below: oldest, cursor)) }
      all += older
      ids.formUnion(older.map(\.id))
      if answer.contains(where: { cursor.knows($0.id) }) { break }
      if all.count > 2 * Self.stepLimit {
        all = Array(all.sorted { Mark.isBefore($0.mark, $1.mark) }.prefix(Self.stepLimit))
      }
    }
    return (all, false)
  }

  /// Whether nothing at all is listed below a notification, although an older one was read.
  private func hasGap(below oldest: MastodonNotification, _ cursor: NotificationCursor) async throws -> Bool {
    guard cursor.floor != nil else { return false }
    return try await fetch(nil, oldest.id).page.isEmpty
  }

  /// The new notifications of a page, each once.
  private func unmet(_ page: [MastodonNotification], _ cursor: NotificationCursor) -> [MastodonNotification] {
    // A server that respects `min_id` never returns that notification itself. If it is there, everything below it has
    // been read.
    let ignoresMinimum = cursor.floor.map { floor in page.contains { $0.id == floor.id } } ?? false
    var ids: Set<String> = []
    return page.filter { notification in
      let mark = notification.mark
      if cursor.knows(mark.id) || !ids.insert(mark.id).inserted { return false }
      if let start = cursor.start, let at = mark.at, at < start { return false }
      if ignoresMinimum, let floor = cursor.floor { return Mark.isBefore(floor, mark) }
      return true
    }
  }
}

extension MastodonNotification {
  var mark: NotificationCursor.Mark { NotificationCursor.Mark(id: id, at: created ?? status?.created) }
}

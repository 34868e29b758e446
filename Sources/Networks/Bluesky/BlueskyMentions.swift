import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Reads the posts that mention or answer the account.
struct BlueskyMentions: Sendable {
  let api: BlueskyAPI
  let me: BlueskyName
  /// The server that files are requested from, without a slash at its end.
  let server: String
  let now: @Sendable () -> Date

  /// The result of a look.
  struct Look {
    var messages: [IncomingMessage] = []
    var mark: BlueskyCursor.Mentions
    var budget: RateBudget?
    var size: PageSize
  }

  /// Reads the new posts, oldest first. The first look reads none, and only records the place to begin.
  ///
  /// - Parameter size: the most notifications to ask for at once.
  func look(after mark: BlueskyCursor.Mentions?, by size: PageSize) async throws -> Look {
    var found: [String: (message: IncomingMessage, listed: Date)] = [:]
    let isFar = mark?.looksFar(at: now()) ?? true
    var floor = mark?.floor(isFar: isFar)
    var look = Look(mark: mark ?? .init(looked: now()), size: size)
    var began: Date?
    var cursor: String?
    repeat {
      let (page, budget, asked) = try await page(from: cursor, &look.size)
      if began == nil {
        began = asked
        floor = floor ?? BlueskyCursor.Mentions(looked: asked).floor(isFar: true)
        look.budget = budget
      }
      for item in page.items {
        // A post may be listed twice: because it mentions the account, and because it answers it.
        if let message = item.message(to: me, server: server) { found[message.id] = (message, item.listed) }
      }
      let isWhole = page.items.last.map { $0.listed < floor ?? .distantPast } ?? false
      let next = isWhole ? nil : page.next.map { Self.overlapping($0, of: page) }
      // A server that repeats a page cannot be read to the end.
      cursor = next == cursor ? nil : next
    } while cursor != nil
    let listed = found.mapValues(\.listed)
    guard let mark else {
      look.mark = BlueskyCursor.Mentions(looked: .distantPast).noting(listed, isFar: true, at: began ?? now())
      return look
    }
    let new = found.filter { $0.value.listed >= mark.floor(isFar: isFar) && mark.seen[$0.key] == nil }
    look.messages = new.values.sorted { ($0.listed, $0.message.id) < ($1.listed, $1.message.id) }.map(\.message)
    look.mark = mark.noting(listed, isFar: isFar, at: began ?? now())
    return look
  }

  /// Asks for a page; again with fewer entries if the response is too long.
  private func page(from cursor: String?, _ size: inout PageSize) async throws
    -> (BlueskyNotifications, RateBudget?, Date)
  {
    while true {
      let limit = size.count
      do {
        let answer = try await api.notifications(from: cursor, limit: limit)
        size.grow()
        return answer
      } catch is TooLong where size.halve(limit) {}
    }
  }

  /// The cursor of the next page, a millisecond later. Otherwise, posts listed at the very instant at which a page ends
  /// would be left out. The half millisecond more is for texts, which drop fractions of one. A cursor in another form
  /// stays as it is.
  private static func overlapping(_ cursor: String, of page: BlueskyNotifications) -> String {
    guard let instant = Timestamp.iso(cursor), let first = page.items.first?.listed, first > instant else {
      return cursor
    }
    return BlueskyInstant.text(instant + 0.0015)
  }
}

/// Instants as records write them (atproto.com/specs/lexicon, "datetime").
enum BlueskyInstant {
  static func text(_ instant: Date) -> String {
    instant.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}

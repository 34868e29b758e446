import Agenda
import Conversation
import Foundation

/// The output of `nuthatch community log`; its JSON is stable.
struct ModerationReport: Encodable {
  struct Entry: Encodable {
    var number: Int64
    var at: Date
    /// moderator, operator, reports or rule.
    var actor: String
    /// The person's number; absent if nobody decided, or if they were erased.
    var person: Int64?
    /// The event's number, as in `c12`.
    var event: Int64
    /// shown, waiting, hidden or removed.
    var standing: String
    var reason: String?
  }

  var entries: [Entry]

  init(_ entries: [ModerationEntry]) {
    self.entries = entries.map { entry in
      Entry(
        number: entry.number, at: entry.at, actor: entry.actor.rawValue, person: entry.person?.number,
        event: entry.event, standing: entry.standing.rawValue, reason: entry.reason)
    }
  }

  /// The entries as text, a line for each.
  var text: String {
    guard !entries.isEmpty else { return "Nothing was decided yet." }
    return entries.map { entry in
      let who = entry.person.map { "\(entry.actor) \($0)" } ?? entry.actor
      let why = entry.reason.map { ": \($0.printableLine)" } ?? ""
      return "\(entry.number). \(entry.at.toTheMinute) c\(entry.event) \(entry.standing) by \(who)\(why)"
    }.joined(separator: "\n")
  }
}

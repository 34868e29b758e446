package import Agenda
package import Grammar

/// Sets the kinds of community events that the person wants to see first.
package struct Interests: Command {
  package enum Choice: Hashable, Sendable {
    case ask, none
    /// The kinds, or their numbers in the list of the question, as they were written.
    case of(String)
  }

  package var choice: Choice

  package init(_ choice: Choice) { self.choice = choice }

  package static let guide = Guide(
    "interests", usage: "[arts 3|off]", bare: [.nothing, .oneOf(["off"])],
    summary: "kinds of event to hear of first: !interests arts sports")

  package static var examples: [Example<Interests>] {
    [
      Example("!interests", Interests(.ask)), Example("!interests arts sports", Interests(.of("arts sports"))),
      Example("!interests off", Interests(.none)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased()
    choice = words.isEmpty ? .ask : reader.says(.noInterests, words) ? .none : .of(words)
  }

  /// The most kinds that one person may choose.
  private static let most = 20
  /// The number of kinds that are offered.
  private static let offered = 8

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    let kinds = try offer(of: listed, on: desk)
    switch choice {
    case .ask:
      var reply = Reply(
        .answer, [desk.wording.whatInterests(desk.person.interests)],
        choices: kinds.map { Reply.Choice($0, message: "!interests \($0)") })
      reply.takesSeveral = true
      return reply
    case .none: return try set([], on: desk)
    case .of(let text):
      let (chosen, unread) = desk.reader.kinds(in: text, of: kinds)
      if let unread {
        throw Misunderstanding(
          String(unread), reason: .noNumber(unread, of: kinds.count), example: "!interests 1 2")
      }
      var reply = try set(Array(chosen.prefix(Self.most)), on: desk)
      let unknown = try chosen.filter { try !kinds.contains($0) && !listed.hasCategory($0) }
      if !unknown.isEmpty { reply.lines.append(desk.wording.nothingOfKinds(unknown)) }
      return reply
    }
  }

  /// The kinds that are offered: those that the community has, and usual ones.
  private func offer(of listed: any EventInterests, on desk: Desk) throws -> [String] {
    let known = try listed.categories(limit: Self.offered)
    return Array((known + desk.wording.usualCategories.filter { !known.contains($0) }).prefix(Self.offered))
  }

  private func set(_ interests: [String], on desk: Desk) throws -> Reply {
    var reply = try desk.set(
      \.interests, to: interests, did: ChangeSummary(.setInterests),
      told: desk.wording.interestsAre(interests, hasDigest: desk.person.digest != nil))
    reply.closesQuestion = true
    return reply
  }
}

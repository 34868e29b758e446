package import Agenda
import Civil
package import Grammar

/// Gives a link to the person's pages, or lists or ends the sessions of their browsers.
package struct OpenPages: Command {
  package enum Choice: Hashable, Sendable {
    /// Gives a link, or names the page to go to.
    case open
    /// Lists the browsers in which they are signed in.
    case sessions
    /// Signs them out everywhere.
    case end
  }

  package var choice: Choice

  package init(_ choice: Choice = .open) { self.choice = choice }

  package static let guide = Guide(
    "web", usage: "[sessions|end]", bare: [.nothing, .oneOf(["sessions", "end"])],
    summary: "a link to your calendar, lists and notes in a browser")

  package static var examples: [Example<OpenPages>] {
    [
      Example("!web", OpenPages()), Example("!web sessions", OpenPages(.sessions)),
      Example("!web end", OpenPages(.end)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    switch reader.word(arguments.folded, among: [.pages, .sessions, .noSessions]) {
    case .pages: choice = .open
    case .sessions: choice = .sessions
    case .noSessions: choice = .end
    default: throw Misunderstanding(arguments, reason: .sessionsOrEnd, example: "!web")
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let signIn = desk.signIn else { return Reply(.answer, [desk.wording.noPages]) }
    // Anybody who has the link sees everything: it is never shown where others might see it.
    guard desk.isPrivate else { return Reply(.answer, [desk.wording.pagesInPrivate]) }
    switch choice {
    case .open:
      switch try signIn.invitation() {
      case .link(let address):
        let operating = try signIn.operatorLink().map { [desk.wording.operatorLink($0)] } ?? []
        return Reply(.answer, desk.wording.signInLink(address) + operating)
      case .address(let address): return Reply(.answer, desk.wording.signInAddress(address))
      }
    case .sessions: return Reply(.answer, desk.wording.sessions(try signIn.sessions(), on: desk))
    case .end: return Reply(.answer, [desk.wording.signedOut(try signIn.end())])
    }
  }
}

package import Agenda
import Foundation
package import Grammar

/// Signs in a browser that shows a code, once the person has said that it is theirs.
package struct AllowBrowser: Command {
  /// The digits of the code.
  package var code: String
  /// True if the browser is theirs; nil asks.
  package var isMeant: Bool?

  package init(_ code: String, isMeant: Bool? = nil) {
    self.code = code
    self.isMeant = isMeant
  }

  package static let guide = Guide(
    "login", usage: "CODE", bare: [.numbers], summary: "signs a browser in that shows you a code")

  package static var examples: [Example<AllowBrowser>] {
    [
      Example("!login 493 627 815", AllowBrowser("493627815")), Example("login 493 627 815", AllowBrowser("493627815")),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    var words = arguments.lowercased().split { $0.isWhitespace || $0 == "-" }.map(String.init)
    isMeant = words.last.flatMap { reader.word($0, among: [.yes, .no]) }.map { $0 == .yes }
    if isMeant != nil { words.removeLast() }
    code = words.joined()
    guard !code.isEmpty, code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw Misunderstanding(arguments, reason: .needs(.signInCode), example: "!login 493 627 815")
    }
  }

  /// The browser would see everything.
  package func wantsProof(on desk: Desk) -> Bool { isMeant == true }

  package func run(on desk: Desk) throws -> Reply {
    guard let signIn = desk.signIn else { return Reply(.answer, [desk.wording.noPages]) }
    guard desk.isPrivate else { return Reply(.answer, [desk.wording.codeInPrivate]) }
    switch isMeant {
    case false: return Reply(.answer, [desk.wording.notAllowed], closesQuestion: true)
    case true:
      let isDone = try signIn.allow(code)
      return Reply(
        isDone ? .answer : .error, [isDone ? desk.wording.allowed : desk.wording.noSuchSignInCode], closesQuestion: true
      )
    case nil:
      guard let (name, asked) = try signIn.browser(showing: code) else {
        return Reply(.error, [desk.wording.noSuchSignInCode])
      }
      let choices = desk.agreement(to: "!login \(code)")
      let since = desk.wording.ago(desk.instant.timeIntervalSince(asked))
      return Reply(.answer, desk.wording.beforeAllowing(name, since: since), choices: choices)
    }
  }
}

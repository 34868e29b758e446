package import Agenda
package import Grammar

/// Erases a person and everything they keep, once they have said yes.
package struct ForgetMe: Command {
  /// True if they mean it; nil asks.
  package var isMeant: Bool?

  package init(_ isMeant: Bool? = nil) { self.isMeant = isMeant }

  package static let guide = Guide("forgetme", summary: "erases you and all that is yours, after asking")

  package static var examples: [Example<ForgetMe>] {
    [Example("!forgetme", ForgetMe()), Example("!forgetme yes", ForgetMe(true))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    switch reader.word(arguments, among: [.yes, .no]) {
    case _ where arguments.folded.isEmpty: self.init()
    case .yes: self.init(true)
    case .no: self.init(false)
    default: throw Misunderstanding(arguments, reason: .takesYesOrNo, example: "!forgetme")
    }
  }

  package func wantsProof(on desk: Desk) -> Bool { isMeant == true }

  package func run(on desk: Desk) throws -> Reply {
    switch isMeant {
    case nil:
      let choices = desk.agreement(to: "!forgetme")
      let published = try desk.listed?.published().filter { !$0.publication.isCalledOff } ?? []
      let calledOff = published.isEmpty ? [] : [desk.wording.erasingCallsOff(published.map(\.publication.name))]
      return Reply(
        .answer, calledOff + desk.wording.beforeErasing(try desk.rights.itemCounts()), choices: choices)
    case false:
      return Reply(.answer, [desk.wording.nothingErased], closesQuestion: true)
    case true:
      try desk.rights.erase()
      return Reply(.answer, [desk.wording.erased], closesQuestion: true)
    }
  }
}

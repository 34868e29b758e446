public import Agenda
public import Grammar

/// Erases a person and all that is theirs, once they have said yes.
public struct ForgetMe: Command {
  /// Whether they mean it; nil asks.
  public var isMeant: Bool?

  public init(_ isMeant: Bool? = nil) { self.isMeant = isMeant }

  public static let guide = Guide("forgetme", summary: "erases you and all that is yours, after asking")

  public static var examples: [Example<ForgetMe>] {
    [Example("!forgetme", ForgetMe()), Example("!forgetme yes", ForgetMe(true))]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    switch arguments.folded {
    case "": self.init()
    case "yes": self.init(true)
    case "no": self.init(false)
    default: throw Misunderstanding(arguments, reason: Voice.takesYesOrNo, example: "!forgetme")
    }
  }

  public func wantsProof(on desk: Desk) -> Bool { isMeant == true }

  public func run(on desk: Desk) throws -> Reply {
    switch isMeant {
    case nil:
      let choices = [
        Reply.Choice(Voice.yes, message: "!forgetme yes", agreement: .yes),
        Reply.Choice(Voice.no, message: "!forgetme no", agreement: .no),
      ]
      return Reply(.answer, Voice.beforeErasing(try desk.rights.itemCounts()), choices: choices)
    case false:
      return Reply(.answer, [Voice.nothingErased], closesQuestion: true)
    case true:
      try desk.rights.erase()
      return Reply(.answer, [Voice.erased], closesQuestion: true)
    }
  }
}

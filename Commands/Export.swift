public import Agenda
public import Grammar
import Voice

/// Has everything of the person made ready for them.
public struct Export: Command {
  public init() {}

  public static let guide = Guide("export", summary: "all your data, made ready and sent to you")

  public static var examples: [Example<Export>] { [Example("!export", Export()), Example("export", Export())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func wantsProof(on desk: Desk) -> Bool { true }

  public func run(on desk: Desk) throws -> Reply {
    try desk.rights.requestExport()
    return Reply(.answer, [Wording.exporting])
  }
}

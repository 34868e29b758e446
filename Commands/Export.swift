package import Agenda
package import Grammar

/// Queues an export of everything that the person keeps.
package struct Export: Command {
  package init() {}

  package static let guide = Guide("export", summary: "sends you a file with all your data")

  package static var examples: [Example<Export>] { [Example("!export", Export()), Example("export", Export())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func wantsProof(on desk: Desk) -> Bool { true }

  package func run(on desk: Desk) throws -> Reply {
    try desk.rights.requestExport()
    return Reply(.answer, [desk.wording.exporting])
  }
}

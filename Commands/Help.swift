package import Agenda
package import Grammar

/// Lists the commands, or explains how one is used.
package struct Help: Command {
  /// The command asked about; nil for an overview.
  package var command: String?
  /// True if the person asks for all commands.
  package var isAll: Bool

  package init(_ command: String? = nil, all isAll: Bool = false) {
    self.command = command
    self.isAll = isAll
  }

  package static let guide = Guide(
    "help", usage: "[C]", bare: [.command, .nothing], summary: "what I can do, how one command works, or !help all")

  package static var examples: [Example<Help>] {
    [
      Example("!help", Help()), Example("!help complete", Help("complete")), Example("!help !c", Help("complete")),
      Example("!help all", Help(all: true)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let word = String(arguments.trimmed.lowercased().drop { $0 == "!" || $0 == "/" })
    guard !word.isEmpty else {
      self.init()
      return
    }
    guard !reader.says(.allCommands, word) else {
      self.init(all: true)
      return
    }
    self.init(try Catalogue.type(of: word).guide.name)
  }

  package func run(on desk: Desk) throws -> Reply {
    guard !isAll else { return Reply(.answer, desk.wording.helpAll(Catalogue.all.map { $0.help })) }
    guard let command, let type = try? Catalogue.type(of: command) else {
      return Reply(.answer, desk.wording.overview)
    }
    return Reply(.answer, desk.wording.help(type.help))
  }
}

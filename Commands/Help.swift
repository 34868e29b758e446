public import Agenda
public import Grammar

/// Tells what there is, or how one command is used.
public struct Help: Command {
  /// The command asked about; nil for an overview.
  public var command: String?

  public init(_ command: String? = nil) { self.command = command }

  public static let guide = Guide(
    "help", usage: "[C]", bare: [.command, .nothing], summary: "what I can do, or how one command works")

  public static var examples: [Example<Help>] {
    [Example("!help", Help()), Example("!help complete", Help("complete")), Example("!help !c", Help("complete"))]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    let word = String(arguments.trimmed.lowercased().drop { $0 == "!" || $0 == "/" })
    guard !word.isEmpty else {
      self.init()
      return
    }
    self.init(try Catalogue.type(of: word).guide.name)
  }

  public func run(on desk: Desk) throws -> Reply {
    guard let command, let type = try? Catalogue.type(of: command) else {
      return Reply(.answer, Voice.help(Catalogue.all.map { $0.guide }))
    }
    return Reply(.answer, Voice.help(type.guide, examples: type.messages))
  }
}

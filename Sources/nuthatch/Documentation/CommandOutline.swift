import ArgumentParser
import Foundation

/// A subcommand as the argument parser describes it in the output of `--experimental-dump-help`.
struct CommandOutline: Decodable {
  /// An argument, option or flag.
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      /// The name as people write it: `--json`, `-h`.
      var written: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var preferredName: Name?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool
  var subcommands: [CommandOutline]?
  var arguments: [Argument]?

  /// The subcommands that are meant for people.
  var shown: [CommandOutline] { (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" } }

  /// The outline of the whole program.
  static func all() throws -> CommandOutline {
    struct Outline: Decodable { var command: CommandOutline }
    return try JSONDecoder().decode(Outline.self, from: Data(Nuthatch._dumpHelp().utf8)).command
  }
}

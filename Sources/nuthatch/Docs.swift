import ArgumentParser
import Commands

/// Writes the reference of the commands, as the README holds it between its marks.
struct Docs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help-docs",
    abstract: "The table of commands, in Markdown, from the catalogue.", shouldDisplay: false)

  func run() {
    print("| command | short | does |")
    print("|---|---|---|")
    for type in Catalogue.all {
      let guide = type.guide
      let call = guide.usage.isEmpty ? guide.name : "\(guide.name) \(guide.usage)"
      let shorts = guide.names.dropFirst().map { "`!\($0)`" }.joined(separator: " ")
      print("| `!\(call)` | \(shorts) | \(guide.summary) |")
    }
  }
}

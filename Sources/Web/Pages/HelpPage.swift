import Agenda
import Markup

/// What can be typed, from the commands' own guides, and the keys.
struct HelpPage: Page {
  let commands: [CommandHelp]

  func title(_ wording: any Wording) -> String { wording.helpPage }
  var section: Section { .more }
  var showsTodos: Bool { false }

  /// Keys, and what they do.
  private static func keys(_ wording: any Wording) -> [(keys: [String], act: String)] {
    [
      (["n"], wording.keyNew), (["/"], wording.keySearch), (["t"], wording.keyToday), (["d"], wording.keyDay),
      (["w"], wording.keyWeek), (["m"], wording.keyMonth), (["a"], wording.keyAgenda), (["l"], wording.keyLists),
      (["j", "→"], wording.keyLater), (["k", "←"], wording.keyEarlier), (["e"], wording.keyEdit),
      (["x"], wording.keyDone), (["u"], wording.keyUndo), (["?"], wording.keyHelp),
    ]
  }

  private static func examples(_ wording: any Wording) -> [String] {
    [
      wording.exampleCall, wording.examplePiano, wording.exampleRent, wording.exampleGroceries, wording.exampleNote,
    ]
  }

  func content(_ context: PageContext) -> Markup {
    let wording = context.wording
    let entries = commands.map { command -> Markup in
      let shorts = command.names.dropFirst().map { "!" + $0 }.joined(separator: ", ")
      let examples = command.examples.prefix(2).map { "<q dir=\"auto\">\($0)</q>" as Markup }.joined(by: " ")
      return """
        <div class="command"><dt id="command-\(command.name)"><code>!\(command.name)</code> <span class="usage">\(command.usage)</span>\
        \(if: !shorts.isEmpty, " <small>\(wording.orElse(shorts))</small>")</dt><dd>\(command.summary)<br>\(examples)</dd></div>
        """
    }
    let keys = Self.keys(wording).map { keys, act -> Markup in
      "<div><dt>\(keys.map { "<kbd>\($0)</kbd>" as Markup }.joined(by: " "))</dt><dd>\(act)</dd></div>"
    }
    let sayings = Self.examples(wording).map { "<li><q>\($0)</q></li>" as Markup }
    let state = context.look.hasShortcuts ? wording.keysWork : wording.keysAreOff
    return """
      <div class="heading"><h1>\(wording.helpPage)</h1></div>
      <section><h2>\(wording.inYourWords)</h2><p>\(wording.typeToAFriend)</p>
      <ul class="examples">\(sayings)</ul>
      <p>\(wording.beforeSaving)</p></section>
      <section><h2 id="keys">\(wording.keys)</h2><p>\(state)</p><dl class="keys">\(keys)</dl></section>
      <section><h2>\(wording.commands)</h2><p>\(wording.whatCommands)</p><dl class="commands">\(entries)</dl></section>
      """
  }
}

import Agenda
import Markup

/// The commands that people can type, from their guides, and the keys.
struct HelpPage: Page {
  let commands: [CommandHelp]

  func title(_ wording: any Wording) -> String { wording.helpPage }
  var section: Section { .more }
  var showsTodos: Bool { false }

  /// The keys, one or two for each of the acts.
  private static let keys = "n,/,t,d,w,m,a,l,j→,k←,e,x,u,?".split(separator: ",")

  /// The descriptions of the keys' acts, in the keys' order.
  private static func acts(_ wording: any Wording) -> [String] {
    [
      wording.keyNew, wording.keySearch, wording.keyToday, wording.keyDay, wording.keyWeek, wording.keyMonth,
      wording.keyAgenda, wording.keyLists, wording.keyLater, wording.keyEarlier, wording.keyEdit, wording.keyDone,
      wording.keyUndo, wording.keyHelp,
    ]
  }

  private static func examples(_ wording: any Wording) -> [String] {
    [
      wording.exampleCall, wording.examplePiano, wording.exampleRent, wording.exampleGroceries, wording.exampleNote,
    ]
  }

  func content(_ context: PageContext) -> HTML {
    let wording = context.wording
    let entries = commands.map { command -> HTML in
      let shorts = command.names.dropFirst().map { "!" + $0 }.joined(separator: ", ")
      let examples = command.examples.prefix(2).map { "<q dir=\"auto\">\($0)</q>" as HTML }.joined(by: " ")
      return """
        <div class="command"><dt id="command-\(command.name)"><code>!\(command.name)</code> <span class="usage">\(command.usage)</span>\
        \(if: !shorts.isEmpty, " <small>\(wording.orElse(shorts))</small>")</dt><dd>\(command.summary)<br>\(examples)</dd></div>
        """
    }
    let keys = zip(Self.keys, Self.acts(wording)).map { keys, act -> HTML in
      "<div><dt>\(keys.map { "<kbd>\(String($0))</kbd>" as HTML }.joined(by: " "))</dt><dd>\(act)</dd></div>"
    }
    let sayings = Self.examples(wording).map { "<li><q>\($0)</q></li>" as HTML }
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

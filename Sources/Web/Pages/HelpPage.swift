import Agenda
import Markup

/// What can be typed, from the commands' own guides, and the keys.
struct HelpPage: Page {
  let commands: [CommandHelp]

  var title: String { "Help" }
  var section: Section { .more }
  var showsTodos: Bool { false }

  /// A key, and what it does.
  static let keys = [
    "n: something new", "/: search", "t: today", "d: day", "w: week", "m: month", "a: agenda", "l: lists",
    "j or →: later", "k or ←: earlier", "e: edit", "x: done", "u: undo", "?: this page",
  ]

  /// What stands for what in the usage of commands.
  private static let letters = """
    X is what you mean: a number of the last list, or words of its name. T is text or a tag, L a list, D a day, M a month, \
    N a number or a new name, Q words to look for, P a place, R a repeat, Z a city. What is in brackets can be left out.
    """

  func content(_ context: PageContext) -> Markup {
    let entries = commands.map { command -> Markup in
      let shorts = command.names.dropFirst().map { "!" + $0 }.joined(separator: ", ")
      let examples = command.examples.prefix(2).map { "<q dir=\"auto\">\($0)</q>" as Markup }.joined(by: " ")
      return """
        <div class="command"><dt id="command-\(command.name)"><code>!\(command.name)</code> <span class="usage">\(command.usage)</span>\
        \(if: !shorts.isEmpty, " <small>or \(shorts)</small>")</dt><dd>\(command.summary)<br>\(examples)</dd></div>
        """
    }
    let keys = Self.keys.map { line -> Markup in
      let parts = line.split(separator: ":", maxSplits: 1)
      let keys = parts[0].split(separator: " or ").map { "<kbd>\($0)</kbd>" as Markup }
      return "<div><dt>\(keys.joined(by: " "))</dt><dd>\(parts[1])</dd></div>"
    }
    let state: Markup =
      context.look.hasShortcuts
      ? "They work outside of text fields." : "They are turned off in this browser; the settings turn them on."
    return """
      <div class="heading"><h1>Help</h1></div>
      <section><h2>In your own words</h2><p>Type into the box on any page what you would tell a friend to remember:</p>
      <ul class="examples"><li><q>call jimmy at 5pm tomorrow</q></li><li><q>piano every tuesday 16:00-17:00</q></li>\
      <li><q>pay rent on the 1st of every month</q></li><li><q>milk, eggs and bread on the groceries list</q></li>\
      <li><q>note: the boiler's number is 0123 456</q></li></ul>
      <p>You see what is understood before anything is saved. Whatever you do can be undone.</p></section>
      <section><h2 id="keys">Keys</h2><p>\(state)</p><dl class="keys">\(keys)</dl></section>
      <section><h2>Commands</h2><p>Whatever you would rather not say in your own words. \(Self.letters)</p><dl class="commands">\(entries)</dl></section>
      """
  }
}

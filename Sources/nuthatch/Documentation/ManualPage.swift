import Conversation

/// The manual page nuthatch(1), in the macros of man(7).
struct ManualPage {
  let outline: CommandOutline
  let networks: KnownNetworks

  var text: String {
    let sections: [(title: String, body: String)] = [
      ("NAME", #"nuthatch \- \#(Self.prose("a bot that keeps tasks, calendar and notes"))"#),
      ("SYNOPSIS", ".B nuthatch\n.I command\n.RI [ options ]"),
      ("DESCRIPTION", Self.prose(Self.description)),
      ("COMMANDS", commands(of: outline, below: outline.commandName)),
      ("EXIT STATUS", Self.list(Self.exitStatus)),
      ("ENVIRONMENT", Self.list(Self.environment)),
      ("FILES", Self.list(Self.files)),
      ("SEE ALSO", Self.seeAlso),
    ]
    return #".TH NUTHATCH 1 "" "Nuthatch \#(Version.current)" "User Commands""# + "\n"
      + sections.map { ".SH \($0.title)\n\($0.body)\n" }.joined()
  }

  // MARK: - Commands

  private func commands(of parent: CommandOutline, below path: String) -> String {
    parent.shown.map { command in
      let name = "\(path) \(command.commandName)"
      let parts = [
        ".SS \(Self.literal(name))" + Self.synopsis(of: command), Self.prose(command.abstract ?? ""),
        options(of: command),
        commands(of: command, below: name),
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The positional arguments, after the name.
  private static func synopsis(of command: CommandOutline) -> String {
    (command.arguments ?? []).filter { $0.kind == "positional" && $0.shouldDisplay }.map { argument in
      let name = #"\fI\#(literal(argument.valueName ?? ""))\fR"# + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? " [\(name)]" : " \(name)"
    }.joined()
  }

  private func options(of command: CommandOutline) -> String {
    // Each network has its own options, which the parser does not know.
    if command.commandName == "login" {
      return ".PP\n.nf\n" + Self.escaped(LoginArguments(networks: networks).options) + "\n.fi"
    }
    let discussion = command.discussion.map { ".PP\n\(Self.prose($0))\n" } ?? ""
    return discussion
      + Self.list(
        (command.arguments ?? []).filter { $0.shouldDisplay && $0.preferredName?.name != "help" }
          .map { argument in
            let name = argument.names?.map(\.written).joined(separator: ", ") ?? argument.valueName ?? ""
            let value = argument.kind == "option" ? " \((argument.valueName ?? "value").uppercased())" : ""
            let standard = argument.defaultValue.map { " Without it: \($0)." } ?? ""
            return (name + value, (argument.abstract ?? "") + standard)
          })
  }

  // MARK: - Words

  private static let description = """
    Nuthatch answers what people write to it on a social network or by text message, and keeps their todos, events and \
    notes in one SQLite file. `nuthatch run` is the daemon that serves every configured account. All other \
    commands are for its operator, except `chat` and `say`, which talk to the bot in a terminal, and `parse`. Run those \
    that use the daemon's database as the user `nuthatch`.
    """

  private static let exitStatus = [
    ("0", "It did what was asked."), ("64", "The command line is wrong."), ("66", "A file is missing."),
    ("69", "A server or the database is not available."), ("70", "An unexpected error."),
    ("73", "A file would be overwritten or can't be made."), ("74", "The disk is full."),
    ("77", "A permission is missing, or an account is signed out."), ("78", "The configuration is wrong."),
  ]

  private static let environment = [
    (
      "NUTHATCH_SETTING",
      "Every setting of the configuration, in capitals with underscores, such as `NUTHATCH_WEB_LISTEN`. It wins over the file."
    )
  ]

  private static let files = [
    ("/etc/nuthatch/nuthatch.yaml", "The configuration that every command reads, unless `--config` names another."),
    ("/var/lib/nuthatch", "The database, the tokens and the backups, as the sample configuration has it."),
    ("/usr/share/doc/nuthatch", "All pages for operators, and the sample configuration."),
    ("~/.local/share/nuthatch/chat.sqlite", "What `chat` and `say` keep."),
  ]

  private static let seeAlso = prose(
    "/usr/share/doc/nuthatch has running.md, settings.md and troubleshooting.md. `nuthatch help` COMMAND describes"
      + " a command's options.")

  // MARK: - Roff

  private static func list(_ items: [(name: String, text: String)]) -> String {
    items.map { ".TP\n.B \(literal($0.name))\n\(prose($0.text))" }.joined(separator: "\n")
  }

  /// Returns running text; text between backticks is bold.
  private static func prose(_ text: String) -> String {
    escaped(text).split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0 % 2 == 1 ? #"\fB"# + literal(escaped: String($1)) + #"\fR"# : String($1) }.joined()
  }

  /// Returns text for typing exactly as it is, with the keyboard's hyphens.
  private static func literal(_ text: String) -> String { literal(escaped: escaped(text)) }

  private static func literal(escaped text: String) -> String { text.replacing("-", with: #"\-"#) }

  /// Escapes the characters that roff would obey: those at the beginning of a line, and backslashes.
  private static func escaped(_ text: String) -> String {
    text.replacing(#"\"#, with: #"\e"#).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? #"\&"# + $0 : String($0) }.joined(separator: "\n")
  }
}

import Agenda
import ArgumentParser
import Civil
import Commands
import Grammar

/// Prints the parts of the documentation that are made from the source.
struct Docs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help-docs", abstract: "The parts of the documentation that are made from the source.",
    shouldDisplay: false)

  enum Part: String, ExpressibleByArgument, CaseIterable {
    case commands, language, settings, manual
  }

  @Argument(help: "Which part: commands, language, settings or manual.")
  var part = Part.commands

  func run() throws {
    switch part {
    case .commands: commands()
    case .language: language()
    case .settings: print(SettingsReference(schema: Schema(.all)).text, terminator: "")
    case .manual: print(ManualPage(outline: try CommandOutline.all(), networks: .all).text, terminator: "")
    }
  }

  /// Prints the README's table of commands.
  private func commands() {
    print("| command | short | does |")
    print("|---|---|---|")
    for type in Catalogue.all {
      let guide = type.guide
      let call = guide.usage.isEmpty ? guide.name : "\(guide.name) \(guide.usage)"
      let shorts = guide.names.dropFirst().map { "`!\($0)`" }.joined(separator: " ")
      print("| `!\(call.tableText)` | \(shorts) | \(guide.summary.tableText) |")
    }
  }

  /// Prints the page of the date language: every rule with its examples, and what they mean on one morning.
  private func language() {
    let zone = Zone(identifier: "Europe/London") ?? .utc
    let now = CivilDateTime("2026-11-20T10:00") ?? CivilDateTime(wallSeconds: 0)
    let reader = Reader(now: now, zone: zone, conventions: Conventions(zone: zone))
    print("# Dates, times and repeats")
    print("")
    print("What you can write, and what Nuthatch understands on Friday 20 November 2026 at 10:00 in London.")
    print("This page is made from the grammar's own rules: `make docs`.")
    for rule in Rulebook.rules {
      print("\n## \(rule.name)\n")
      print("| written | understood |")
      print("|---|---|")
      for example in rule.examples {
        let understood =
          reader.moment(example) ?? reader.recurrence(example)
          ?? reader.message(example).lines.first?.expressions.first
        print("| \(example.tableText) | \((understood?.told ?? "").tableText) |")
      }
    }
  }
}

extension String {
  /// The text escaped for a cell of a Markdown table.
  fileprivate var tableText: String { replacing("|", with: "\\|").replacing("*", with: "\\*") }
}

extension TemporalExpression {
  /// The meaning of the expression: `2026-11-21 17:00`, `2 hours`, `FREQ=WEEKLY`.
  fileprivate var told: String {
    if let problem { return "not a date: \(problem.clause)" }
    if isNever { return "no date" }
    var parts = [date?.description, time?.description].compactMap { $0 }
    if endDate != nil || endTime != nil {
      parts.append("to")
      if let endDate, endDate != date || endTime == nil { parts.append(endDate.description) }
      if let endTime { parts.append(endTime.description) }
    }
    if let recurrence { return "\(recurrence.rrule), first \(parts.joined(separator: " "))" }
    if parts.isEmpty, let seconds { return "\(seconds / 60) minutes" }
    return parts.joined(separator: " ")
  }
}

import Agenda
import Civil
import Markup

/// The form that changes everything about an item.
struct ItemForm {
  let item: AgendaItem
  let reference: ItemReference
  /// Which occurrence is shown, by its time on the person's wall; nil for the item itself.
  let occurrence: When?
  let fields: ItemFields
  var problems: [String: String] = [:]
  /// Names of lists and places to choose from.
  let lists: [String]
  let places: [String]

  private var isNote: Bool { reference.kind == "note" }
  private var isEvent: Bool { reference.kind == "event" }

  func markup(_ context: PageContext) -> Markup {
    let address =
      occurrence.map { Href(reference.kind, "\(reference.number)", query: ["on": $0.description]) }
      ?? Href(reference.kind, "\(reference.number)")
    return context.form(address, ["version": item.version], style: "item").around(
      """
      \(if: !problems.isEmpty, "<p class=\"error\" role=\"alert\">Nothing is saved yet: please mend what is marked.</p>")\
      \(isNote ? noteFields : todoFields)
      \(if: occurrence != nil && item.isRepeating, scope(context))
      <div class="buttons"><button class="main">Save</button></div>
      """)
  }

  private func field(
    _ name: String, _ label: String, _ control: Field.Control, hint: String? = nil, suggestions: [String] = []
  )
    -> Field
  {
    Field(name, label, control, hint: hint, error: problems[name], suggestions: suggestions)
  }

  private var noteFields: Markup {
    [
      field("name", "Text", .lines(fields.name)), field("list", "List", .line(fields.list), suggestions: lists),
      field("tags", "Tags", .line(fields.tags)), field("url", "Link", .line(fields.url)),
    ].map(\.markup).joined(by: "\n")
  }

  private var todoFields: Markup {
    let name = field("name", "Name", .line(fields.name)).markup
    let begin: Markup = """
      <div class="pair">\(field("date", isEvent ? "First day" : "Due", .line(fields.date, type: "date")).markup)\
      \(field("time", isEvent ? "Starts at" : "Time", .line(fields.time, type: "time"), hint: isEvent ? "Empty for the whole day" : nil).markup)</div>
      """
    let end: Markup = """
      <div class="pair">\(field("end-date", "Last day", .line(fields.endDate, type: "date")).markup)\
      \(field("end-time", "Ends at", .line(fields.endTime, type: "time")).markup)</div>
      """
    let rest: [Field] = [
      field("list", "List", .line(fields.list), hint: "A new name makes a new list", suggestions: lists),
      field("place", "Place", .line(fields.place), suggestions: places),
      field("tags", "Tags", .line(fields.tags), hint: "Separated by spaces"),
      field("people", "With", .line(fields.people), hint: "Separated by commas"),
    ]
    let priority = field(
      "priority", "Priority",
      .choice(
        [.init("", "None"), .init("1", "1, the highest"), .init("2", "2"), .init("3", "3")], selected: fields.priority))
    return """
      \(name)\(begin)\(if: isEvent, end)\(repeating)
      <div class="pair">\(rest[0].markup)\(rest[1].markup)</div><div class="pair">\(rest[2].markup)\(rest[3].markup)</div>
      \(if: !isEvent, priority.markup)\(field("note", "Remarks", .lines(fields.note)).markup)\
      \(field("url", "Link", .line(fields.url)).markup)\(reminders)
      """
  }

  private var repeating: Markup {
    let options = RepeatChoice.allCases.filter { $0 != .other || fields.repeats == .other }
    let choice = field(
      "repeats", "Repeats", .choice(options.map { .init($0.rawValue, $0.label) }, selected: fields.repeats.rawValue),
      hint: "For any other repeat, type above: !repeat #\(reference.number) every first monday")
    let until = field("until", "Repeats until", .line(fields.until, type: "date"), hint: "Empty for no end")
    return "<div class=\"pair\">\(choice.markup)\(until.markup)</div>"
  }

  private var reminders: Markup {
    let boxes = ReminderChoice.allCases.map { choice -> Markup in
      let isOn = fields.reminders.contains(choice.rawValue)
      return """
        <label class="box"><input type="checkbox" name="reminders" value="\(choice.rawValue)"\(if: isOn, " checked")> \
        \(choice.label)</label>
        """
    }
    return "<fieldset><legend>Remind me</legend>\(boxes)</fieldset>"
  }

  /// Which occurrences are changed, each with what will happen.
  private func scope(_ context: PageContext) -> Markup {
    let day = occurrence.map { context.desk.wording.date($0.date, on: context.desk) } ?? ""
    let choices: [(ItemFields.Scope, String)] = [
      (.one, "Only \(day): the others stay as they are."),
      (.later, "\(day) and all later ones: the earlier ones stay as they are."),
      (.all, "All of them, also those that are past."),
    ]
    let boxes = choices.map { scope, told -> Markup in
      """
      <label class="box"><input type="radio" name="scope" value="\(scope.rawValue)"\(if: fields.scope == scope, " checked")> \
      \(told)</label>
      """
    }
    return """
      <fieldset><legend>It repeats. Change</legend>\(boxes)\
      <p class="hint">Only one of them can have a \(isEvent ? "name, time, place and remarks" : "day and time") of its own.</p>\
      </fieldset>
      """
  }
}

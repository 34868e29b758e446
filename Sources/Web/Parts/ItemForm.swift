import Agenda
import Civil
import Markup

/// The form that changes everything about an item.
struct ItemForm {
  let item: AgendaItem
  let reference: ItemReference
  /// The occurrence that is shown, by its time on the person's wall clock; nil for the item itself.
  let occurrence: When?
  let fields: ItemFields
  var problems: [String: String] = [:]
  /// Names of lists and places to choose from.
  let lists: [String]
  let places: [String]

  private var isNote: Bool { reference.kind == "note" }
  private var isEvent: Bool { reference.kind == "event" }

  func markup(_ context: PageContext) -> HTML {
    let address =
      occurrence.map { Href(reference.kind, "\(reference.number)", query: ["on": $0.description]) }
      ?? Href(reference.kind, "\(reference.number)")
    return context.form(address, ["version": item.version], style: "item").around(
      """
      \(if: !problems.isEmpty, "<p class=\"error\" role=\"alert\">\(context.wording.mendWhatIsMarked)</p>")\
      \(isNote ? noteFields(context.wording) : todoFields(context.wording))
      \(if: occurrence != nil && item.repeats, scope(context))
      <div class="buttons"><button class="main">\(context.wording.save)</button></div>
      """)
  }

  private func field(
    _ name: String, _ label: String, _ control: Field.Control, hint: String? = nil, suggestions: [String] = []
  )
    -> Field
  {
    Field(name, label, control, hint: hint, error: problems[name], suggestions: suggestions)
  }

  /// A field for a day. Text that is not a day goes into a text field, as it was typed, since a date field can't hold
  /// it.
  private func date(_ text: String) -> Field.Control {
    .line(text, type: text.isEmpty || CivilDate(text) != nil ? "date" : "text")
  }

  /// A field for a time of day, like ``date``.
  private func time(_ text: String) -> Field.Control {
    .line(text, type: text.isEmpty || CivilTime(text) != nil ? "time" : "text")
  }

  private func noteFields(_ wording: any Wording) -> HTML {
    [
      field("name", wording.textLabel, .lines(fields.name)),
      field("list", wording.listLabel, .line(fields.list), suggestions: lists),
      field("tags", wording.tagsOfIt, .line(fields.tags)), field("url", wording.linkLabel, .line(fields.url)),
    ].map(\.markup).joined(by: "\n")
  }

  private func todoFields(_ wording: any Wording) -> HTML {
    let name = field("name", wording.nameOfIt, .line(fields.name)).markup
    let begin: HTML = """
      <div class="pair">\(field("date", isEvent ? wording.firstDay : wording.due, date(fields.date)).markup)\
      \(field("time", isEvent ? wording.startsAt : wording.timeLabel, time(fields.time), hint: isEvent ? wording.emptyForWholeDay : nil).markup)</div>
      """
    let end: HTML = """
      <div class="pair">\(field("end-date", wording.lastDay, date(fields.endDate)).markup)\
      \(field("end-time", wording.endsAt, time(fields.endTime)).markup)</div>
      """
    let rest: [Field] = [
      field("list", wording.listLabel, .line(fields.list), hint: wording.newNameNewList, suggestions: lists),
      field("place", wording.placeLabel, .line(fields.place), suggestions: places),
      field("tags", wording.tagsOfIt, .line(fields.tags), hint: wording.bySpaces),
      field("people", wording.withWhom, .line(fields.people), hint: wording.byCommas),
    ]
    let priority = field(
      "priority", wording.priorityLabel,
      .choice(
        [.init("", wording.noPriority), .init("1", wording.highestPriority), .init("2", "2"), .init("3", "3")],
        selected: fields.priority))
    return """
      \(name)\(begin)\(if: isEvent, end)\(repeating(wording))
      <div class="pair">\(rest[0].markup)\(rest[1].markup)</div><div class="pair">\(rest[2].markup)\(rest[3].markup)</div>
      \(if: !isEvent, priority.markup)\(field("note", wording.remarksOfIt, .lines(fields.note)).markup)\
      \(field("url", wording.linkLabel, .line(fields.url)).markup)\(reminders(wording))
      """
  }

  private func repeating(_ wording: any Wording) -> HTML {
    let options = RepeatChoice.allCases.filter { $0 != .other || fields.repeats == .other }
    let choice = field(
      "repeats", wording.repeatsThen,
      .choice(options.map { .init($0.rawValue, $0.label(wording)) }, selected: fields.repeats.rawValue),
      hint: wording.otherRepeat(of: reference.number))
    let until = field("until", wording.repeatsUntil, date(fields.until), hint: wording.emptyForNoEnd)
    return "<div class=\"pair\">\(choice.markup)\(until.markup)</div>"
  }

  private func reminders(_ wording: any Wording) -> HTML {
    let boxes = ReminderChoice.allCases.map { choice -> HTML in
      let isOn = fields.reminders.contains(choice.rawValue)
      return """
        <label class="box"><input type="checkbox" name="reminders" value="\(choice.rawValue)"\(if: isOn, " checked")> \
        \(choice.label(wording))</label>
        """
    }
    return "<fieldset><legend>\(wording.remindMe)</legend>\(boxes)</fieldset>"
  }

  /// The choice of the occurrences to change, each with its effect.
  private func scope(_ context: PageContext) -> HTML {
    let day = occurrence.map { context.desk.wording.date($0.date, on: context.desk) } ?? ""
    let choices: [(ItemFields.Scope, String)] = [
      (.one, context.wording.onlyDay(day)),
      (.later, context.wording.dayAndLater(day)),
      (.all, context.wording.allOfThem),
    ]
    let boxes = choices.map { scope, told -> HTML in
      """
      <label class="box"><input type="radio" name="scope" value="\(scope.rawValue)"\(if: fields.scope == scope, " checked")> \
      \(told)</label>
      """
    }
    return """
      <fieldset><legend>\(context.wording.changeWhich)</legend>\(boxes)\
      <p class="\(problems["scope"] == nil ? "hint" : "error")">\(context.wording.onlyOneHasItsOwn(isEvent: isEvent))</p>\
      </fieldset>
      """
  }
}

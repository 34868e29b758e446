import Agenda
import Civil
import Markup

/// The form for an event that somebody publishes, its times on the community's clock.
struct CommunityForm: Sendable {
  let fields: ItemFields
  /// The number of people who may go, as it was typed.
  let places: String
  private let zone: Zone
  /// True if the person can still choose a repeat.
  private let isNew: Bool
  private let audience: EventAudience
  /// The mistakes in the fields, by the fields' names.
  var problems: [String: String] = [:]
  /// The reason why it was refused; nil if it was not tried.
  var refusal: String?

  /// An empty form, for a new event.
  init(in community: Community) {
    (fields, places, zone, isNew) = (ItemFields(reminders: []) { _ in nil }, "", community.zone, true)
    audience = .everybody
  }

  /// Takes the fields from a publication.
  init(_ event: Publication, in community: Community) {
    zone = community.zone
    let (start, end) = (event.start.local(in: zone), event.end?.local(in: zone))
    let values: [String: String?] = [
      "name": event.name, "date": start.date.description, "time": start.time?.short, "end-date": end?.date.description,
      "end-time": end?.time?.short, "place": event.place, "tags": event.categories.joined(separator: " "),
      "note": event.note, "url": event.url,
    ]
    fields = ItemFields(reminders: []) { values[$0] ?? nil }
    (places, isNew, audience) = (event.capacity.map(String.init) ?? "", false, event.audience)
  }

  /// Takes the fields that a form has sent.
  init(_ form: SubmittedForm, isNew: Bool, in community: Community, _ wording: any Wording) {
    fields = ItemFields(reminders: []) { form[$0] }
    (places, zone, self.isNew) = ((form["places"] ?? "").trimmed, community.zone, isNew)
    audience = form["audience"].flatMap { EventAudience(rawValue: $0) } ?? .everybody
    problems = fields.problems(of: .event(Event.ID(0)), wording)
    if !places.isEmpty, capacity == nil { problems["places"] = wording.placesAreNumber }
    if !fields.url.isEmpty, Href(page: fields.url) == nil { problems["url"] = wording.isNoLink }
  }

  private var capacity: Int? { Int(places).flatMap { (1...1_000_000).contains($0) ? $0 : nil } }

  /// The event that the fields describe; nil while there are mistakes.
  var publication: Publication? {
    guard problems.isEmpty, var start = fields.start else { return nil }
    var end = fields.end
    if start.time != nil { start.zone = zone.identifier }
    if end?.time != nil { end?.zone = zone.identifier }
    var event = Publication(name: fields.name, start: start, end: end)
    event.recurrence = isNew ? fields.repeats.rule(startingAt: start.date) : nil
    (event.place, event.note, event.url) = (fields.place.nonEmpty, fields.note.nonEmpty, fields.url.nonEmpty)
    (event.categories, event.capacity, event.audience) = (fields.tagNames, capacity, audience)
    return event
  }

  /// The audience as a hidden field, if there is no choice.
  private var kept: HTML { "<input type=\"hidden\" name=\"audience\" value=\"\(audience.rawValue)\">" }

  /// - Parameter audiences: the audiences to choose from; empty if there is no choice.
  func markup(
    to address: Href, for audiences: [EventAudience] = [], button: String, _ context: PageContext
  ) -> HTML {
    let wording = context.wording
    let field = { (name: String, label: String, control: Field.Control, hint: String?) -> HTML in
      Field(name, label, control, hint: hint, error: problems[name], isRequired: name == "name" || name == "date")
        .markup
    }
    let day = { (text: String) -> Field.Control in
      .line(text, type: text.isEmpty || CivilDate(text) != nil ? "date" : "text")
    }
    let time = { (text: String) -> Field.Control in
      .line(text, type: text.isEmpty || CivilTime(text) != nil ? "time" : "text")
    }
    let choices = RepeatChoice.allCases.filter { $0 != .other }.map { Field.Option($0.rawValue, $0.label(wording)) }
    let audiences = audiences.map { Field.Option($0.rawValue, wording.audience($0)) }
    let told = refusal ?? (problems.isEmpty ? nil : wording.mendWhatIsMarked)
    return context.form(address, style: "item").around(
      """
      \(told.map { "<p class=\"error\" role=\"alert\">\($0)</p>" as HTML })\(field("name", wording.nameOfIt, .line(fields.name), nil))
      <div class="pair">\(field("date", wording.firstDay, day(fields.date), nil))\
      \(field("time", wording.startsAt, time(fields.time), wording.emptyForWholeDay))</div>
      <div class="pair">\(field("end-date", wording.lastDay, day(fields.endDate), nil))\
      \(field("end-time", wording.endsAt, time(fields.endTime), wording.timesAreOf(zone.label)))</div>
      \(if: isNew, field("repeats", wording.repeatsThen, .choice(choices, selected: fields.repeats.rawValue), nil))
      <div class="pair">\(field("place", wording.placeLabel, .line(fields.place), nil))\
      \(field("places", wording.howManyPlaces, .line(places, type: "number"), wording.emptyForAnyNumber))</div>
      \(field("tags", wording.categoriesLabel, .line(fields.tags), wording.kindsHint))\
      \(field("note", wording.remarksOfIt, .lines(fields.note), nil))\(field("url", wording.linkLabel, .line(fields.url), nil))
      \(audiences.isEmpty ? kept : field("audience", wording.whoSeesIt, .choice(audiences, selected: audience.rawValue), nil))
      <div class="buttons"><button class="main">\(button)</button></div>
      """)
  }
}

extension CivilTime {
  /// `17:00`, as a browser's field writes it.
  fileprivate var short: String { String(description.prefix(5)) }
}

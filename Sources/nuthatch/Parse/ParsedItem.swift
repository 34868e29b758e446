import Agenda
import Civil
import Grammar

/// One item of a message in the output of `parse`; fields without a value are left out.
struct ParsedItem: Encodable {
  var kind: String
  var name: String?
  var due: String?
  var start: String?
  var end: String?
  var allDay: Bool?
  var zone: String?
  var rrule: String?
  var repeatFrom: String?
  var priority: Int?
  var tags: [String]?
  var list: String?
  var place: String?
  var people: [String]?
  var recipient: String?
  var estimate: String?
  var note: String?
  var url: String?
  var command: String?
  var arguments: String?
  var problem: String?

  init(_ outcome: ParseOutcome, zone: Zone) {
    kind = outcome.kind
    command = outcome.command
    arguments = outcome.arguments
    guard let item = outcome.item else { return }
    name = item.name
    due = item.due?.local(in: zone).description
    start = item.start?.local(in: zone).description
    end = item.end?.local(in: zone).description
    allDay = item.isAllDay ? true : nil
    self.zone = (item.due ?? item.start)?.zone
    rrule = item.recurrence?.rrule
    repeatFrom = item.recurrence.map { _ in item.repeatFrom.rawValue }
    priority = item.priority
    tags = item.tags.isEmpty ? nil : item.tags
    list = item.list
    place = item.place
    let named = (item.recipient.map { [$0] } ?? []) + item.people
    people = named.isEmpty ? nil : named
    recipient = item.recipient
    estimate = item.estimate.map(ISODuration.text)
    note = item.note
    url = item.url
    problem = item.problem?.clause
  }
}

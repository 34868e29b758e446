/// The labels of an event's or a todo's parts in pasted texts.
enum Label: Sendable {
  case name, date, end, due, place
}

/// What pasted texts call the parts of what takes place.
enum Label: Sendable {
  case name, date, end, due, place
}

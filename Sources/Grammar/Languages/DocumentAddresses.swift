/// What addresses of documents begin with, those of calendars alone, and what those of calendars and contacts end in: the
/// same in every language.
enum DocumentAddresses {
  static let schemes: Set = ["http", "https", "webcal", "webcals"]
  static let schemesOfCalendars: Set = ["webcal", "webcals"]
  static let endings = [".ics", ".vcf"]
}

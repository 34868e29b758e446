/// Beginnings of addresses of documents and of calendars, and endings of those of calendars and contacts. They are the
/// same in every language.
enum DocumentAddresses {
  static let schemes: Set = ["http", "https", "webcal", "webcals"]
  static let schemesOfCalendars: Set = ["webcal", "webcals"]
  static let endings = [".ics", ".vcf"]
}

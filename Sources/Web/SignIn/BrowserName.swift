/// The names of browsers for people. Only words in these tables are ever shown, whatever a stranger's browser says.
enum BrowserName {
  /// `Firefox on Linux`, from a `User-Agent` (RFC 9110, section 10.1.5); `a browser` if it names nothing known.
  static func described(_ userAgent: String?) -> String {
    let text = userAgent ?? ""
    let program = programs.first { text.contains($0.mark) }?.name ?? "a browser"
    let system = systems.first { text.contains($0.mark) }?.name
    return system.map { "\(program) on \($0)" } ?? program
  }

  /// The first match counts, since most browsers also name those that they imitate.
  private static let programs: [(mark: String, name: String)] = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Vivaldi/", "Vivaldi"),
    ("FxiOS/", "Firefox"), ("Firefox/", "Firefox"), ("CriOS/", "Chrome"), ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"), ("Safari/", "Safari"),
  ]
  private static let systems: [(mark: String, name: String)] = [
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Macintosh", "macOS"), ("Linux", "Linux"),
  ]
}

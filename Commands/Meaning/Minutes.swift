import Agenda

extension String {
  /// The minutes since midnight of a time such as `8`, `8:30`, `8am` or `24:00`, or nil where it is none.
  var minutes: Int? {
    var text = trimmed.lowercased().filter { $0 != " " }
    var half: Int?
    for (suffix, hours) in [("am", 0), ("pm", 12)] where text.hasSuffix(suffix) {
      half = hours
      text.removeLast(2)
    }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "." }).map { Int($0) }
    guard (1...2).contains(parts.count), let hour = parts[0], let minute = parts.count == 2 ? parts[1] : 0,
      (0..<60).contains(minute)
    else { return nil }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      return (hour % 12 + half) * 60 + minute
    }
    return (0...24).contains(hour) && hour * 60 + minute <= 1440 ? hour * 60 + minute : nil
  }
}

import Civil
import Foundation
import Markup
import Storage

/// The messages of thirty days as bars, received ones beside sent ones.
struct TrafficPlot {
  private let days: [DayTraffic]

  /// - Parameter instant: a moment in the last day.
  init(days: [DayTraffic], until instant: Date) {
    let known = Dictionary(days.map { ($0.day, $0) }) { first, _ in first }
    let last = Int((instant.timeIntervalSince1970 / 86_400).rounded(.down))
    self.days = (last - 29...last).map { known[$0] ?? DayTraffic(day: $0, received: 0, sent: 0) }
  }

  private static let height = 100

  /// The picture, with a description for those who do not see it.
  var markup: HTML {
    let most = max(1, days.map { max($0.received, $0.sent) }.max() ?? 1)
    let bars = days.enumerated().map { index, day -> HTML in
      let (received, sent) = (day.received * Self.height / most, day.sent * Self.height / most)
      return """
        <g><title>\(CivilDate(dayNumber: day.day).description): \(day.received) in, \(day.sent) out</title>\
        <rect class="in" x="\(index * 12)" y="\(Self.height - received)" width="5" height="\(received)"/>\
        <rect class="out" x="\(index * 12 + 5)" y="\(Self.height - sent)" width="5" height="\(sent)"/></g>
        """
    }
    let (received, sent) = (days.reduce(0) { $0 + $1.received }, days.reduce(0) { $0 + $1.sent })
    guard received + sent > 0 else { return "<p>None.</p>" }
    return """
      <figure><svg role="img" aria-label="\(received) messages in, \(sent) out, at most \(most) a day" \
      viewBox="0 0 360 \(Self.height)" width="360" height="\(Self.height)">\(bars)</svg>\
      <figcaption>\(received) came in (blue) and \(sent) went out (brown); the highest bar is \(most) a day. Messages that were \
      deleted since are not counted.</figcaption></figure>
      """
  }
}

import Agenda
import Civil

/// Reads web pages: JSON-LD and microdata with schema.org's vocabulary, h-event and hCalendar.
struct PageReader {
  let settings: SourceSettings
  let address: String?

  func read(_ bytes: [UInt8], charset: String?) -> SourceReading {
    var reading = SourceReading()
    reading.kind = .page
    if let first = bytes.first(where: { $0 > 0x20 }), "{[".utf8.contains(first) {
      guard let value = JSONText.value(of: bytes) else {
        reading.refusal = .notACalendar
        return reading
      }
      take(LinkedData([value]), into: &reading)
      reading.refusal = reading.events.isEmpty ? .notACalendar : nil
      return reading
    }
    guard let root = Document.html(bytes, charset: charset) else {
      reading.refusal = .notACalendar
      return reading
    }
    let scan = PageScan(root)
    reading.title = scan.title.flatMap(PlainText.nonEmptyLine)
    read(scan, root, into: &reading)
    guard reading.events.isEmpty, reading.undated == 0 else { return reading }
    if scan.asksForPassword || scan.namesSignIn(address: address) {
      reading.refusal = .signIn
    } else {
      reading.refusal = reading.problems.isEmpty ? .notACalendar : .cut
    }
    return reading
  }

  /// Reads the best of the page's formats, since most pages with several have the same events in each.
  private func read(_ scan: PageScan, _ root: Element, into reading: inout SourceReading) {
    var values: [JSONText.Value] = []
    for script in scan.scripts {
      if let value = JSONText.value(of: Array(script.utf8)) {
        values.append(value)
      } else {
        reading.note([SourceProblem(.unreadable, "JSON-LD")])
      }
    }
    take(LinkedData(values), into: &reading)
    if reading.events.isEmpty { take(LinkedData(Microdata.values(in: root)), into: &reading) }
    if reading.events.isEmpty { take(Microformats.events(in: root), into: &reading) }
  }

  private func take(_ data: LinkedData, into reading: inout SourceReading) {
    take(data.events, into: &reading)
  }

  private func take(_ told: [WrittenEvent], into reading: inout SourceReading) {
    var events: [CommunityEvent] = []
    for one in told.prefix(CalendarReader.mostEvents) {
      guard let (event, problems) = one.event(settings: settings, address: address) else {
        reading.undated += 1
        continue
      }
      events.append(event)
      reading.note(problems)
    }
    reading.take(events)
  }
}

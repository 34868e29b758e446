import Agenda

/// h-event (https://microformats.org/wiki/h-event) and its predecessor hCalendar
/// (https://microformats.org/wiki/hcalendar).
enum Microformats {
  /// The events of a page, outermost first.
  static func events(in root: Element) -> [WrittenEvent] {
    var events: [WrittenEvent] = []
    root.visit { element in
      let classes = element.classes
      guard classes.contains("h-event") || classes.contains("vevent") else { return true }
      let reader = MicroformatReader(element, isOld: !classes.contains("h-event"))
      // An event element without a start is a list around events.
      guard reader.hasStart else { return true }
      events.append(reader.event)
      return false
    }
    return events
  }
}

extension Element {
  /// The words in its class attribute.
  var classes: [String] {
    (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map { String($0) }
  }
}

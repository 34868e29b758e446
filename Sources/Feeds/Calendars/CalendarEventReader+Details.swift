import Agenda
import Foundation
import ICalendar

extension CalendarEventReader {
  /// Adds the note, the link, the place, and the other details besides name and time.
  func addDetails(to event: inout CommunityEvent) {
    event.note = text("DESCRIPTION").flatMap(PlainText.note)
    event.url = component["URL"].flatMap { WebLink.absolute($0.value, at: address) }
    event.place = text("LOCATION").flatMap(PlainText.nonEmptyLine)
    event.coordinates = coordinates
    event.onlineURL = (component["CONFERENCE"] ?? component["X-GOOGLE-CONFERENCE"])
      .flatMap { WebLink.absolute($0.value, at: nil) }
    event.image = component["IMAGE"].flatMap { WebLink.absolute($0.value, at: address) } ?? pictureAttached
    event.organiser = organiser
    event.price = text("X-COST").flatMap(PlainText.nonEmptyLine)
    event.categories = Array(
      component.lines.filter { $0.name == "CATEGORIES" }.flatMap(\.texts).compactMap(PlainText.nonEmptyLine)
        .prefix(EventLimits.categories))
  }

  private func text(_ name: String) -> String? { component[name]?.text }

  private var pictureAttached: String? {
    component.lines.first { line in
      line.name == "ATTACH" && line.parameter("FMTTYPE")?.lowercased().hasPrefix("image/") == true
    }.flatMap { WebLink.absolute($0.value, at: address) }
  }

  /// The name of the organiser, without the address, which is private.
  private var organiser: String? {
    component["ORGANIZER"]?.parameter("CN").flatMap(PlainText.nonEmptyLine).flatMap { $0.contains("@") ? nil : $0 }
  }

  /// GEO, also as some write it (`1\;2`, `1,2`), or Apple's `geo:1,2`.
  private var coordinates: CommunityEvent.Coordinates? {
    let apple = component["X-APPLE-STRUCTURED-LOCATION"]?.value.lowercased()
    let told = component["GEO"]?.value ?? apple.flatMap { $0.hasPrefix("geo:") ? String($0.dropFirst(4)) : nil }
    return told.flatMap(Geography.coordinates)
  }
}

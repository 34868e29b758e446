package import Agenda

/// The properties that only the community's events have, and the other words that describe the event: its audience, its
/// capacity, and a place in quotation marks.
package struct PublishedParts {
  /// The words without these properties.
  package var rest: String
  package var audience: EventAudience?
  package var places: Int?
  package var place: String?

  /// Makes parts of words that have none of these properties.
  package init(rest: String) { self.rest = rest }

  package init(_ text: String, by reader: Reader) {
    let (plain, place) = text.withoutQuotedPlace
    let told = AudienceAsked(plain, mayBegin: true, by: reader)
    let asked = PlacesAsked(told.rest, by: reader)
    (rest, audience, places, self.place) = (asked.rest, told.audience, asked.count, place)
  }
}

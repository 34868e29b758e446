package import Agenda

/// What only an event of the community's has, taken out of the words that tell of it: who may see it, how many may go, and a
/// place in quotation marks.
package struct PublishedParts {
  /// The words without these.
  package var rest: String
  package var audience: EventAudience?
  package var places: Int?
  package var place: String?

  /// Words that tell none of these.
  package init(rest: String) { self.rest = rest }

  package init(_ text: String, by reader: Reader) {
    let (plain, place) = text.withoutQuotedPlace
    let told = AudienceAsked(plain, mayBegin: true, by: reader)
    let asked = PlacesAsked(told.rest, by: reader)
    (rest, audience, places, self.place) = (asked.rest, told.audience, asked.count, place)
  }
}

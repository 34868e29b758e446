/// An event that somebody in the community has published, with its number.
public struct PublishedEvent: Hashable, Sendable {
  /// The event's number, as in `c12`.
  public var number: Int64
  /// The person who published it.
  public var publisher: Person.ID
  /// The event as they publish it.
  public var publication: Publication

  /// An event under its number.
  public init(number: Int64, publisher: Person.ID, publication: Publication) {
    (self.number, self.publisher, self.publication) = (number, publisher, publication)
  }
}

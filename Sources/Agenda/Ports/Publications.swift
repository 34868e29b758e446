public import Foundation

/// What the community's people publish. A draft is what somebody was asked about and has not agreed to yet.
public protocol Publications {
  /// What the person has published and is not over, soonest first.
  func published() throws -> [PublishedEvent]
  /// The publication of that number; nil if there is none, or if it was taken back.
  func published(_ number: Int64) throws -> PublishedEvent?
  /// How many events the person has published since then, with those taken back.
  func countPublished(since instant: Date) throws -> Int
  /// How many of all that the person has published are for everybody, with those taken back.
  func countPublishedForEverybody() throws -> Int
  /// Keeps the draft that the person is asked about, in place of an earlier one. Returns its number.
  ///
  /// - Parameter event: the event that it is to change; nil for a new one.
  func keepDraft(_ publication: Publication, changing event: Int64?) throws -> Int64
  /// Gives a draft back with the event that it is to change, and forgets it; nil where the person has been asked about
  /// another since.
  func takeDraft(_ number: Int64) throws -> (publication: Publication, event: Int64?)?
  /// Publishes an event, and returns its number.
  ///
  /// - Parameter isVouched: whether it may be official without a moderator who looks at it.
  func publish(_ publication: Publication, isVouched: Bool) throws -> Int64
  /// How many people but the person attend an event: they are told when it changes.
  func countOthers(attending number: Int64) throws -> Int
  /// Who attends what the person has published, at the times that are to come.
  func attendees(of number: Int64) throws -> [Attendee]
  /// How many messages those who go to an event were sent since then.
  func countMessages(of number: Int64, since instant: Date) throws -> Int
  /// Tells those who go to an event something, as soon as they can be told.
  func tell(_ text: String, attending number: Int64) throws
  /// Changes what was published. Who attends it is told. What is official stays so as it was when a moderator last saw it.
  ///
  /// - Parameter isVouched: whether it stays official however it changes.
  func update(_ event: PublishedEvent, isVouched: Bool) throws
}

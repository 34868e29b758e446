/// Limits on the pictures that are kept, from the operator's settings.
public struct PictureLimits: Hashable, Sendable {
  /// The bytes of one picture's file.
  public var file: Int
  /// The bytes of all that one person keeps.
  public var person: Int

  /// Limits in bytes: 10 MB for a picture and 200 MB for a person, unless given.
  public init(file: Int = 10_000_000, person: Int = 200_000_000) {
    self.file = file
    self.person = person
  }

  /// The pixels of a picture; a smaller file can unpack to as many as it likes.
  static let pixels = 50_000_000
}

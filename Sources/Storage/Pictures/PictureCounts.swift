/// The counts of pictures, and the space that they take.
public struct PictureCounts: Hashable, Sendable, Codable {
  /// The pictures that are kept.
  public var kept: Int
  /// The bytes of their files; two pictures with the same bytes are one file.
  public var bytes: Int
  /// The pictures that are still to be fetched.
  public var waiting: Int
  /// The pictures of which only the link is kept.
  public var refused: Int

  /// The counts at one moment.
  public init(kept: Int, bytes: Int, waiting: Int, refused: Int) {
    self.kept = kept
    self.bytes = bytes
    self.waiting = waiting
    self.refused = refused
  }
}

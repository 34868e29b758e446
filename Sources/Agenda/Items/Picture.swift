/// A picture that came with an item.
public struct Picture: Hashable, Sendable {
  /// A picture's number.
  public typealias ID = Identifier<Picture>

  /// The file of a picture that is kept.
  public struct File: Hashable, Sendable {
    /// The SHA-256 of its bytes, in hexadecimal digits: its name in the folder.
    public var hash: String
    /// The number of its bytes.
    public var size: Int
    /// The media type (RFC 6838), read from its bytes.
    public var type: String
    /// The width in pixels, as it is shown.
    public var width: Int
    /// The height in pixels, as it is shown.
    public var height: Int

    /// A file with the properties that were read from it.
    public init(hash: String, size: Int, type: String, width: Int, height: Int) {
      self.hash = hash
      self.size = size
      self.type = type
      self.width = width
      self.height = height
    }
  }

  /// The reason why only a picture's link is kept.
  public enum Refusal: String, Hashable, Sendable, Codable, CaseIterable {
    /// The file is larger than the operator allows.
    case tooLarge = "too_large"
    /// The picture has more pixels than allowed.
    case tooManyPixels = "too_many_pixels"
    /// The link does not lead to a picture of a kind that is kept.
    case noPicture = "no_picture"
    /// The person has as many pictures as they may have.
    case quota
    /// The link no longer works, or has not worked for days.
    case gone
  }

  /// The state of a picture.
  public enum State: Hashable, Sendable {
    /// It is still to be fetched.
    case waiting
    case kept(File)
    case refused(Refusal)
  }

  /// The picture's number.
  public var id: ID
  /// The number of the item that it came with.
  public var item: Int64
  /// Its address on the network that it came from.
  public var source: String
  /// The description, in its author's words; nil if they gave none.
  public var alt: String?
  /// The state: to be fetched, kept, or refused.
  public var state: State

  /// A picture as the store keeps it.
  public init(id: ID, item: Int64, source: String, alt: String?, state: State) {
    self.id = id
    self.item = item
    self.source = source
    self.alt = alt
    self.state = state
  }

  /// The file; nil if the picture is not kept.
  public var file: File? { if case .kept(let file) = state { file } else { nil } }
}

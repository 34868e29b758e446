/// The formats of pictures that the bot keeps, each recognised by its first bytes, never by a name or a header.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg, png, gif, webp, avif, heic

  /// The format of a file; nil if it is none of these.
  public init?(of bytes: [UInt8]) {
    if bytes.begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.begins(with: PNGFile.signature) {
      self = .png
    } else if bytes.begins(with: Array("GIF87a".utf8)) || bytes.begins(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.begins(with: Array("RIFF".utf8)), bytes.text(at: 8) == "WEBP" {
      self = .webp
    } else if let brands = ISOFile(bytes).brands {
      // A file names its own format first, and then others as which it can be read.
      if brands.contains(where: { ["avif", "avis"].contains($0) }) {
        self = .avif
      } else if brands.contains(where: { ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].contains($0) }) {
        self = .heic
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// The media type (RFC 6838).
  public var mediaType: String { "image/\(rawValue)" }

  /// The extension of the names of such files, without the dot.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// Whether common browsers show the format.
  public var isShownByBrowsers: Bool { self != .heic }
}

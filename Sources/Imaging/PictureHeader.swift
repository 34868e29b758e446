/// The header of a picture, read without decoding pixels.
public struct PictureHeader: Hashable, Sendable {
  /// The picture's format.
  public var format: PictureFormat
  /// The width in pixels, as stored.
  public var width: Int
  /// The height in pixels, as stored.
  public var height: Int
  /// The turn and mirroring that show the stored picture upright, 1 to 8 (Exif 2.32, 4.6.4, tag 274); 1 means none.
  public var orientation: Int

  /// Reads a file's header; nil if it is not a picture in one of the formats, or has no size.
  public init?(of bytes: [UInt8]) {
    guard let format = PictureFormat(of: bytes) else { return nil }
    let size: (width: Int, height: Int)?
    var orientation = 1
    switch format {
    case .jpeg:
      let file = JPEGFile(bytes)
      (size, orientation) = (file.size, file.orientation)
    case .png: size = PNGFile(bytes).size
    case .gif: size = GIFFile(bytes).size
    case .webp: size = WebPFile(bytes).size
    case .avif, .heic: size = ISOFile(bytes).size
    }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    self.format = format
    (width, height) = size
    self.orientation = orientation
  }

  /// The number of pixels.
  public var pixels: Int { width.multipliedReportingOverflow(by: height).overflow ? .max : width * height }

  /// The width and height of the picture as shown.
  public var shownSize: (width: Int, height: Int) { orientation > 4 ? (height, width) : (width, height) }
}

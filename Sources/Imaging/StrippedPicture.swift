/// Removes everything from a picture except the picture itself: place, time, camera, owner, comments, previews (Exif,
/// XMP, IPTC).
///
/// The pixels stay as they are, and so does everything that affects how they look: colour profiles, transparency,
/// animation and orientation.
public enum StrippedPicture {
  /// The picture without metadata; nil if the file is damaged, since its contents are then unknown.
  public static func of(_ bytes: [UInt8]) -> [UInt8]? {
    switch PictureFormat(of: bytes) {
    case .jpeg: JPEGFile(bytes).stripped
    case .png: PNGFile(bytes).stripped
    case .gif: GIFFile(bytes).stripped
    case .webp: WebPFile(bytes).stripped
    case .avif, .heic: ISOFile(bytes).stripped
    case nil: nil
    }
  }
}

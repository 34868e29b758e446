/// Removes from a picture all but the picture: place, time, camera, owner, comments, previews (Exif, XMP, IPTC).
///
/// The pixels stay as they are, and so does what affects how they are shown: colour profiles, transparency, animation
/// and orientation.
public enum StrippedPicture {
  /// The picture without metadata; nil if the file is damaged, so that nobody can tell what is in it.
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

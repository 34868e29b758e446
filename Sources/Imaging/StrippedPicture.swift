/// Takes out of a picture what it tells besides itself: place, time, camera, owner, comments, previews (Exif, XMP, IPTC).
///
/// The pixels stay as they are, and so does what they are shown by: colour profiles, transparency, animation and which
/// side is up.
public enum StrippedPicture {
  /// The picture without metadata; nil if the file is damaged, so that it can't be told what is in it.
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

import Imaging
import Testing

/// A small picture with secrets in its metadata.
struct Sample: Sendable, CustomTestStringConvertible {
  var format: PictureFormat
  var bytes: [UInt8]
  /// The size in pixels at which it is shown.
  var width: Int
  var height: Int
  /// The bytes that have to remain when its metadata are removed.
  var needed: [[UInt8]]

  var testDescription: String { format.rawValue }
}

enum Samples {
  static let all = [jpeg, png, gif, webp, avif, heic]

  /// The texts in the metadata of each picture.
  static let secrets = ["60.169 N 24.938 E", "serial 4711"]

  private static let secret = Array(secrets.joined(separator: " and ").utf8)
  private static let profile = Array("a colour profile".utf8)
  private static let pixels = Array("the pixels themselves".utf8)

  /// Exif says: turn it to the right.
  static let jpeg: Sample = {
    let tiff: [UInt8] =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0] + secret
    let segment = { (marker: UInt8, content: [UInt8]) in [0xFF, marker] + big(content.count + 2, 2) + content }
    let icc = Array("ICC_PROFILE\0".utf8) + profile
    let scan = segment(0xDA, [1, 1, 0, 0, 63, 0]) + pixels + [0xFF, 0x00, 0xFF, 0xD3] + pixels
    let bytes: [UInt8] =
      [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
      + segment(0xE1, Array("Exif\0\0".utf8) + tiff)
      + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + secret)
      + segment(0xE2, icc) + segment(0xE2, Array("MPF\0".utf8) + secret) + segment(0xED, secret) + segment(0xFE, secret)
      + [0xFF, 0xFF] + segment(0xC0, [8, 0, 30, 0, 40, 1, 1, 0x11, 0]).dropFirst() + scan + segment(0xFE, secret) + scan
      + [0xFF, 0xD9] + secret
    return Sample(format: .jpeg, bytes: bytes, width: 30, height: 40, needed: [icc, pixels])
  }()

  static let png: Sample = {
    let chunk = { (name: String, content: [UInt8]) in
      big(content.count, 4) + Array(name.utf8) + content + [0, 0, 0, 0]
    }
    let bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", big(40, 4) + big(30, 4) + [8, 2, 0, 0, 0])
      + chunk("iCCP", profile) + chunk("tEXt", secret) + chunk("eXIf", secret) + chunk("iTXt", secret)
      + chunk("IDAT", pixels) + chunk("zTXt", secret) + chunk("IEND", []) + secret
    return Sample(format: .png, bytes: bytes, width: 40, height: 30, needed: [profile, pixels])
  }()

  static let gif: Sample = {
    let blocks = { (content: [UInt8]) in [UInt8(content.count)] + content + [0] }
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let bytes: [UInt8] =
      Array("GIF89a".utf8) + little(40, 2) + little(30, 2) + [0x80, 0, 0, 1, 2, 3, 4, 5, 6] + loop
      + [0x21, 0xFE] + blocks(secret) + [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + blocks(secret)
      + [0x21, 0xF9, 4, 0, 0, 0, 0, 0] + [0x2C] + little(0, 4) + little(40, 2) + little(30, 2) + [0, 2] + blocks(pixels)
      + [0x3B] + secret
    return Sample(format: .gif, bytes: bytes, width: 40, height: 30, needed: [loop, pixels])
  }()

  static let webp: Sample = {
    let chunk = { (name: String, content: [UInt8]) in
      Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
    }
    let body =
      Array("WEBP".utf8) + chunk("VP8X", [0b10_1100, 0, 0, 0] + little(39, 3) + little(29, 3)) + chunk("ICCP", profile)
      + chunk("VP8L", [0x2F] + little(39 | 29 << 14, 4) + pixels) + chunk("EXIF", secret) + chunk("XMP ", secret)
    return Sample(
      format: .webp, bytes: Array("RIFF".utf8) + little(body.count, 4) + body + secret, width: 40, height: 30,
      needed: [profile, pixels])
  }()

  static let avif = iso(.avif)
  static let heic = iso(.heic)

  static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + Array(name.utf8) + content
  }

  private static func iso(_ format: PictureFormat) -> Sample {
    let start = isoFile(format, places: places(at: 0), data: []).count
    // A motion photo has its film behind the picture.
    let bytes = isoFile(format, places: places(at: start), data: pixels + secret) + box("mpvd", secret)
    return Sample(format: format, bytes: bytes, width: 40, height: 30, needed: [pixels])
  }

  /// A file of two items, the picture and its Exif data, with a box whose content gives their places.
  static func isoFile(_ format: PictureFormat, places: [UInt8], data: [UInt8], in name: String = "mdat") -> [UInt8] {
    let entry = { (item: Int, type: String) in
      box("infe", big(2 << 24, 4) + big(item, 2) + [0, 0] + Array(type.utf8) + [0])
    }
    let sizes = box("ispe", big(0, 4) + big(20, 4) + big(15, 4)) + box("ispe", big(0, 4) + big(40, 4) + big(30, 4))
    let data = box(name, data)
    let meta =
      big(0, 4)
      + box("iinf", big(0, 4) + big(2, 2) + entry(1, format == .avif ? "av01" : "hvc1") + entry(2, "Exif"))
      + box("iprp", box("ipco", sizes)) + box("iloc", places) + (name == "idat" ? data : [])
    return box("ftyp", Array(format.rawValue.utf8) + big(0, 4) + Array("\(format.rawValue)mif1".utf8))
      + box("meta", meta) + (name == "mdat" ? data : [])
  }

  private static func places(at start: Int) -> [UInt8] {
    big(0, 4) + big(0x4400, 2) + big(2, 2) + big(1, 2) + big(0, 2) + big(1, 2) + big(start, 4) + big(pixels.count, 4)
      + big(2, 2) + big(0, 2) + big(1, 2) + big(start + pixels.count, 4) + big(secret.count, 4)
  }

  static func big(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func little(_ value: Int, _ size: Int) -> [UInt8] { big(value, size).reversed() }
}

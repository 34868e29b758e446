/// The Exif data of a picture, a TIFF file (Exif 2.32, 4.5). Only the orientation is read.
struct Exif {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes before the Exif data in a JPEG segment.
  static let prefix = Array("Exif\0\0".utf8)
  private static let tag = 274

  /// The orientation, 1 to 8; 1 if the data have none.
  var orientation: Int {
    let isLittle = bytes.begins(with: [0x49, 0x49])
    guard isLittle || bytes.begins(with: [0x4D, 0x4D]) else { return 1 }
    let number = { (offset: Int, size: Int) in isLittle ? bytes.little(offset, size) : bytes.big(offset, size) }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
    for index in 0..<min(count, 200) {
      let entry = directory + 2 + 12 * index
      guard number(entry, 2) == Self.tag else { continue }
      return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } ?? 1
    }
    return 1
  }

  /// A JPEG segment that holds the orientation and nothing else.
  static func segment(orientation: Int) -> [UInt8] {
    let tiff: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + .big(tag, 2) + .big(3, 2) + .big(1, 4) + .big(orientation, 2)
      + [0, 0, 0, 0, 0, 0]
    let content = prefix + tiff
    return [0xFF, 0xE1] + .big(content.count + 2, 2) + content
  }
}

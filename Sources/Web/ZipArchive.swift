import CZlib
import Civil

/// A ZIP file (APPNOTE 6.3.10), made piece by piece: what was made is the caller's, and no longer here. Names are UTF-8.
struct ZipArchive {
  private let moment: CivilDateTime
  /// The bytes that were made.
  private var offset = 0
  private var directory: [UInt8] = []
  private var count = 0

  /// An archive whose files all carry one time on the wall, for ZIP knows no zones.
  init(at moment: CivilDateTime) { self.moment = moment }

  /// Adds a file, and returns its bytes in the archive. What does not get shorter is stored as it is.
  ///
  /// - Parameter isPacked: whether it is compressed already, as pictures are.
  mutating func add(_ name: String, _ bytes: [UInt8], isPacked: Bool = false) -> [UInt8] {
    let packed = isPacked ? nil : Self.deflated(bytes)
    let stored = packed ?? bytes
    let (date, time) = (moment.date, moment.time.secondOfDay)
    let day = (max(0, date.year - 1980) << 9) | (date.month << 5) | date.day
    let clock = ((time / 3600) << 11) | ((time / 60 % 60) << 5) | (time % 60 / 2)
    let name = Array(name.utf8)
    // What the head in front of a file and its entry in the directory have in common: version 2.0, UTF-8 (bit 11).
    let common =
      Self.words16(20, 0x0800, packed == nil ? 0 : 8, clock, day)
      + Self.words32(Int(nuthatch_crc32(bytes, UInt(bytes.count))), stored.count, bytes.count)
      + Self.words16(name.count, 0)
    let file = Self.words32(0x0403_4B50) + common + name + stored
    directory +=
      Self.words32(0x0201_4B50) + Self.words16(20) + common + Self.words16(0, 0, 0) + Self.words32(0, offset) + name
    count += 1
    offset += file.count
    return file
  }

  /// What stands behind all files: the directory.
  var end: [UInt8] {
    directory + Self.words32(0x0605_4B50) + Self.words16(0, 0, count, count)
      + Self.words32(directory.count, offset) + Self.words16(0)
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 64, bytes.count < Int(Int32.max) else { return nil }
    let packed = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = Int(nuthatch_deflate(bytes, UInt(bytes.count), buffer.baseAddress, UInt(buffer.count)))
    }
    return packed.isEmpty ? nil : packed
  }

  private static func words16(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private static func words32(_ values: Int...) -> [UInt8] {
    values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
  }
}

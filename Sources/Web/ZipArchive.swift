import CZlib
import Civil

/// A ZIP file (APPNOTE 6.3.10), made piece by piece. Each piece goes to the caller, and is not kept here. Names are
/// UTF-8.
struct ZipArchive {
  private let moment: CivilDateTime
  /// The number of bytes made so far, including those before the archive.
  private var offset: Int
  private var directory: [UInt8] = []
  private var count = 0

  /// An archive whose files all have the same wall-clock time, since ZIP has no zones.
  ///
  /// - Parameter offset: the number of bytes before the archive in the file.
  init(at moment: CivilDateTime, startingAt offset: Int = 0) {
    self.moment = moment
    self.offset = offset
  }

  /// Adds a file, and returns its bytes in the archive. Content that does not get shorter is stored as it is.
  ///
  /// - Parameter isPacked: whether it is already compressed, like pictures.
  mutating func add(_ name: String, _ bytes: [UInt8], isPacked: Bool = false) -> [UInt8] {
    let packed = isPacked ? nil : Self.deflated(bytes)
    let stored = packed ?? bytes
    let (date, time) = (moment.date, moment.time.secondOfDay)
    let day = (max(0, date.year - 1980) << 9) | (date.month << 5) | date.day
    let clock = ((time / 3600) << 11) | ((time / 60 % 60) << 5) | (time % 60 / 2)
    let name = Array(name.utf8)
    // Beyond 4 GiB the file's position is in an extra field (APPNOTE, 4.5.3), which version 4.5 reads. Everything else
    // is version 2.0.
    let isFar = offset >= Self.most32
    let version = isFar ? 45 : 20
    // The bytes that a file's head and its entry in the directory share; bit 11 means UTF-8.
    let common =
      Self.words16(version, 0x0800, packed == nil ? 0 : 8, clock, day)
      + Self.words32(Int(nuthatch_crc32(bytes, UInt(bytes.count))), stored.count, bytes.count)
      + Self.words16(name.count)
    let file = Self.words32(0x0403_4B50) + common + Self.words16(0) + name + stored
    let place = isFar ? Self.words16(1, 8) + Self.words64(offset) : []
    directory +=
      Self.words32(0x0201_4B50) + Self.words16(version) + common + Self.words16(place.count, 0, 0, 0)
      + Self.words32(0, isFar ? Self.most32 : offset) + name + place
    count += 1
    offset += file.count
    return file
  }

  /// The bytes after all files: the directory, and its position. Numbers too large for that come before it, as in ZIP64
  /// (APPNOTE, 4.3.14 to 4.3.16).
  var end: [UInt8] {
    let isLarge = count >= Self.most16 || directory.count >= Self.most32 || offset >= Self.most32
    let entries = min(count, Self.most16)
    return directory + (isLarge ? large : []) + Self.words32(0x0605_4B50) + Self.words16(0, 0, entries, entries)
      + Self.words32(min(directory.count, Self.most32), min(offset, Self.most32)) + Self.words16(0)
  }

  /// The ZIP64 end of a directory of any size, made by version 4.5, and the locator of that end.
  private var large: [UInt8] {
    Self.words32(0x0606_4B50) + Self.words64(44) + Self.words16(45, 45) + Self.words32(0, 0)
      + Self.words64(count, count, directory.count, offset)
      + Self.words32(0x0706_4B50, 0) + Self.words64(offset + directory.count) + Self.words32(1)
  }

  /// The values in fields of two and of four bytes that mean that the number is elsewhere.
  private static let most16 = 0xFFFF
  private static let most32 = 0xFFFF_FFFF

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

  private static func words64(_ values: Int...) -> [UInt8] {
    values.flatMap { value in (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
  }
}

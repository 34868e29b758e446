/// A JPEG file as a row of segments (ITU-T T.81, annex B).
struct JPEGFile {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private struct Segment {
    var marker: UInt8
    /// The whole segment, with the marker and the length.
    var range: Range<Int>
    var content: Range<Int> { range.lowerBound + 4..<range.upperBound }
  }

  /// The segments up to the first scan, and the offset of that scan; nil if the file is cut or damaged before it.
  private func head() -> (segments: [Segment], scan: Int)? {
    var segments: [Segment] = []
    var offset = 2
    while let marker = marker(at: offset) {
      // There may be any number of fill bytes before a marker.
      offset = marker.offset
      if marker.code == 0xDA { return (segments, offset) }
      guard let length = bytes.big(offset + 2, 2), length >= 2, offset + 2 + length <= bytes.count,
        !(0xD0...0xD9).contains(marker.code)
      else { return nil }
      segments.append(Segment(marker: marker.code, range: offset..<offset + 2 + length))
      offset += 2 + length
    }
    return nil
  }

  private func marker(at offset: Int) -> (code: UInt8, offset: Int)? {
    var offset = offset
    guard offset < bytes.count, bytes[offset] == 0xFF else { return nil }
    while offset + 1 < bytes.count, bytes[offset + 1] == 0xFF { offset += 1 }
    guard offset + 1 < bytes.count, bytes[offset + 1] != 0 else { return nil }
    return (bytes[offset + 1], offset)
  }

  /// The size in the first frame header.
  var size: (width: Int, height: Int)? {
    let frame = head()?.segments.first { Self.isFrame($0.marker) }
    guard let start = frame?.content.lowerBound, let height = bytes.big(start + 1, 2),
      let width = bytes.big(start + 3, 2)
    else { return nil }
    return (width, height)
  }

  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// The orientation in the Exif data; 1 if there is none.
  var orientation: Int {
    for segment in head()?.segments ?? [] where segment.marker == 0xE1 {
      let content = Array(bytes[segment.content])
      guard content.begins(with: Exif.prefix) else { continue }
      return Exif(Array(content.dropFirst(Exif.prefix.count))).orientation
    }
    return 1
  }

  /// The file with the segments that decoders need, and nothing after its end, where previews hide. A file that is cut
  /// off within its pixels ends there, as decoders read it. Nil if the file is damaged before that.
  var stripped: [UInt8]? {
    guard let (segments, scan) = head(), let end = end(after: scan) else { return nil }
    var result: [UInt8] = [0xFF, 0xD8]
    let orientation = orientation
    if orientation != 1 { result += Exif.segment(orientation: orientation) }
    for segment in segments where isNeeded(segment) { result += bytes[segment.range] }
    return result + needed(from: scan, to: end) + [0xFF, 0xD9]
  }

  private func isNeeded(_ segment: Segment) -> Bool {
    let content = bytes[segment.content]
    switch segment.marker {
    // These segments change how the picture looks: JFIF's header, colour profiles, Adobe's transform.
    case 0xE0: return content.starts(with: Array("JFIF\0".utf8))
    case 0xE2: return content.starts(with: Array("ICC_PROFILE\0".utf8))
    case 0xEE: return content.starts(with: Array("Adobe".utf8))
    case 0xE1...0xEF, 0xFE: return false
    default: return true
    }
  }

  /// The offset of the end of the picture whose first scan is at an offset: the end marker, or the end of the file or
  /// of its last whole segment. Nil if the picture has no pixels.
  private func end(after scan: Int) -> Int? {
    var offset = scan
    while let next = nextMarker(from: offset) {
      if bytes[next + 1] == 0xD9 { return next }
      guard let length = bytes.big(next + 2, 2), next + 2 + length < bytes.count else {
        return next > scan ? next : nil
      }
      guard length >= 2 else { return nil }
      offset = next + 2 + length
    }
    return bytes.count
  }

  /// The scans and the needed segments between them.
  private func needed(from scan: Int, to end: Int) -> [UInt8] {
    var result: [UInt8] = []
    var (start, offset) = (scan, scan)
    while let next = nextMarker(from: offset), next < end, let length = bytes.big(next + 2, 2) {
      let segment = Segment(marker: bytes[next + 1], range: next..<min(next + 2 + length, end))
      offset = segment.range.upperBound
      guard segment.range.count >= 4, isNeeded(segment) else {
        result += bytes[start..<next]
        start = offset
        continue
      }
    }
    return result + bytes[start..<end]
  }

  /// The offset of the next marker that has a segment or ends the file; nil for none. In coded data, 0xFF is followed
  /// by 0 or by the number of a restart.
  private func nextMarker(from offset: Int) -> Int? {
    var offset = offset
    while offset + 1 < bytes.count {
      if bytes[offset] == 0xFF, bytes[offset + 1] != 0, bytes[offset + 1] != 0xFF,
        !(0xD0...0xD7).contains(bytes[offset + 1])
      {
        return offset
      }
      offset += 1
    }
    return nil
  }
}

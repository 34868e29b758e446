/// An AVIF or HEIC file: nested boxes, one of which lists items (ISO/IEC 14496-12; 23008-12).
struct ISOFile {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private struct Box {
    var name: String
    var content: Range<Int>
  }

  /// The formats that the file names, its own first; nil if it is not such a file.
  var brands: [String]? {
    guard bytes.text(at: 4) == "ftyp", let length = bytes.big(0, 4), (16...1024).contains(length),
      length <= bytes.count
    else { return nil }
    return stride(from: 8, to: length, by: 4).filter { $0 != 12 }.compactMap { bytes.text(at: $0) }
  }

  /// The boxes in a range; nil if one does not end within it.
  private func boxes(in range: Range<Int>) -> [Box]? {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard var length = bytes.big(offset, 4), let name = bytes.text(at: offset + 4) else { return nil }
      var head = 8
      if length == 1 {
        guard bytes.big(offset + 8, 1) == 0, let long = bytes.big(offset + 9, 7) else { return nil }
        (length, head) = (long, 16)
      } else if length == 0 {
        length = range.upperBound - offset
      }
      guard length >= head, length <= range.upperBound - offset else { return nil }
      boxes.append(Box(name: name, content: offset + head..<offset + length))
      offset += length
    }
    return boxes
  }

  /// The boxes within the box `meta`, whose version is skipped; nil if there is none.
  private func meta() -> [Box]? {
    guard let content = boxes(in: 0..<bytes.count)?.first(where: { $0.name == "meta" })?.content, content.count > 4
    else {
      return nil
    }
    return boxes(in: content.lowerBound + 4..<content.upperBound)
  }

  /// The largest size that a property names: tiles and previews are smaller.
  var size: (width: Int, height: Int)? {
    guard let properties = meta()?.first(where: { $0.name == "iprp" }),
      let container = boxes(in: properties.content)?.first(where: { $0.name == "ipco" }),
      let all = boxes(in: container.content)
    else { return nil }
    let sizes = all.filter { $0.name == "ispe" }.compactMap { box -> (width: Int, height: Int)? in
      let start = box.content.lowerBound
      guard box.content.count >= 12, let width = bytes.big(start + 4, 4), let height = bytes.big(start + 8, 4) else {
        return nil
      }
      return (width, height)
    }
    // Both numbers have 32 bits.
    return sizes.max { $0.width &* $0.height < $1.width &* $1.height }
  }

  /// The boxes that a still picture needs to be shown: those of the file, and those of its `meta`.
  private static let needed: Set = [
    "ftyp", "meta", "mdat", "hdlr", "pitm", "iinf", "iloc", "iprp", "iref", "idat", "dinf", "grpl", "ipro",
  ]

  /// The file with zeros instead of Exif and XMP data and of boxes that are not needed, such as the film of a motion
  /// photo. Nothing is removed, since the offsets in the file must stay right. Nil for a series of pictures, whose
  /// metadata is elsewhere, and for a damaged file.
  var stripped: [UInt8]? {
    guard let boxes = boxes(in: 0..<bytes.count), !boxes.contains(where: { $0.name == "moov" }), let meta = meta(),
      let items = metadataItems(meta)
    else { return nil }
    var result = bytes
    for box in boxes + meta where !Self.needed.contains(box.name) {
      for offset in box.content { result[offset] = 0 }
    }
    guard !items.isEmpty else { return result }
    guard let list = meta.first(where: { $0.name == "iloc" })?.content,
      let places = places(of: items, in: list, data: meta.first { $0.name == "idat" }?.content)
    else { return nil }
    // Only data is overwritten, even if a damaged list names other ranges.
    let data = (boxes + meta).filter { ["mdat", "idat"].contains($0.name) }.map(\.content)
    for range in places {
      guard data.contains(where: { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }) else {
        return nil
      }
      for offset in range { result[offset] = 0 }
    }
    return result
  }

  /// The numbers of the items that are metadata (`iinf`, 14496-12, 8.11.6).
  private func metadataItems(_ meta: [Box]) -> Set<Int>? {
    guard let list = meta.first(where: { $0.name == "iinf" }) else { return nil }
    let start = list.content.lowerBound
    guard let version = bytes.big(start, 1) else { return nil }
    let head = version == 0 ? 6 : 8
    guard list.content.count >= head, let entries = boxes(in: start + head..<list.content.upperBound) else {
      return nil
    }
    var items: Set<Int> = []
    for entry in entries where entry.name == "infe" {
      let start = entry.content.lowerBound
      guard let version = bytes.big(start, 1), version >= 2 else { return nil }
      let width = version == 2 ? 2 : 4
      guard let item = bytes.big(start + 4, width), let type = bytes.text(at: start + 4 + width + 2) else { return nil }
      if type == "Exif" || type == "mime" || type == "uri " { items.insert(item) }
    }
    return items
  }
}

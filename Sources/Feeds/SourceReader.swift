import Agenda

/// Reads what a source of a community's events answers. It is a pure function of the bytes and of these properties: it
/// fetches nothing and looks at no clock.
public struct SourceReader: Sendable {
  /// The longest answer in bytes.
  public static let longest = 10 << 20

  let settings: SourceSettings
  let address: String?

  /// - Parameters:
  ///   - settings: what the operator tells about the source.
  ///   - address: where it was read, for links that go from there.
  public init(settings: SourceSettings, address: String? = nil) {
    self.settings = settings
    self.address = address
  }

  /// Reads an answer, by what it is and not by what it is said to be. It never fails: see ``SourceReading/refusal``.
  ///
  /// - Parameter contentType: the Content-Type of the answer, for its charset.
  public func read(_ bytes: [UInt8], contentType: String? = nil) -> SourceReading {
    var reading = content(bytes, contentType)
    reading.size = bytes.count
    return reading
  }

  private func content(_ bytes: [UInt8], _ contentType: String?) -> SourceReading {
    guard bytes.count <= Self.longest else { return refused(.tooLong) }
    let charset = Charset.name(in: contentType)
    let beginning = bytes.drop { $0 <= 0x20 }
    guard !beginning.isEmpty else { return refused(.empty) }
    if FeedReader.recognises(beginning) {
      return FeedReader(settings: settings, address: address).read(bytes, charset: charset)
    }
    let text = Charset.utf8(bytes, told: charset)
    if let calendar = Self.calendar(in: text) {
      return CalendarReader(settings: settings, address: address).read(calendar)
    }
    guard let first = text.first(where: { $0 > 0x20 }), "<{[".utf8.contains(first) else {
      return refused(.notACalendar)
    }
    return PageReader(settings: settings, address: address).read(bytes, charset: charset)
  }

  private func refused(_ refusal: SourceReading.Refusal) -> SourceReading {
    var reading = SourceReading()
    reading.refusal = refusal
    return reading
  }

  /// The calendar in an answer, which warnings of a broken server may stand before.
  private static func calendar(in bytes: [UInt8]) -> [UInt8]? {
    if CalendarReader.recognises(bytes[...]) { return bytes }
    var index = bytes.startIndex
    while let line = bytes[index...].prefix(1 << 16).firstIndex(of: 0x0a) {
      if CalendarReader.recognises(bytes[line...].prefix(1000)) { return Array(bytes[line...]) }
      index = line + 1
      if index > 1 << 16 { break }
    }
    return nil
  }
}

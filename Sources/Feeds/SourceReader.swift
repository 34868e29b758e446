import Agenda

/// Reads the answers of a source of community events. It is a pure function of the bytes and of these properties: it
/// does not fetch anything or look at a clock.
public struct SourceReader: Sendable {
  /// The longest answer in bytes.
  public static let longest = 10 << 20

  let settings: SourceSettings
  let address: String?

  /// - Parameters:
  /// - settings: the operator's settings for the source.
  /// - address: the source's address, for relative links.
  public init(settings: SourceSettings, address: String? = nil) {
    self.settings = settings
    self.address = address
  }

  /// Reads an answer according to its content, not to the type that the server states. It never fails: see
  /// ``SourceReading/refusal``.
  ///
  /// - Parameter contentType: the Content-Type of the answer, for its charset.
  public func read(_ bytes: [UInt8], contentType: String? = nil) -> SourceReading {
    let answer = answer(bytes, contentType: contentType)
    var reading = answer.reading
    reading.events = (0..<answer.count).compactMap { answer.event(at: $0) }
    return reading
  }

  /// Reads an answer like ``read(_:contentType:)``, but with little memory for its events.
  public func answer(_ bytes: [UInt8], contentType: String? = nil) -> SourceAnswer {
    var answer = content(bytes, contentType)
    answer.reading.size = bytes.count
    return answer
  }

  private func content(_ bytes: [UInt8], _ contentType: String?) -> SourceAnswer {
    guard bytes.count <= Self.longest else { return refused(.tooLong) }
    let charset = Charset.name(in: contentType)
    let beginning = bytes.drop { $0 <= 0x20 }
    guard !beginning.isEmpty else { return refused(.empty) }
    if FeedReader.recognises(beginning) {
      let reader = FeedReader(settings: settings, address: address)
      return SourceAnswer(reader.read(bytes, charset: charset), settings: settings)
    }
    let text = Charset.utf8(bytes, told: charset)
    if let calendar = Self.calendar(in: text) {
      return CalendarReader(settings: settings, address: address).answer(calendar)
    }
    guard let first = text.first(where: { $0 > 0x20 }), "<{[".utf8.contains(first) else {
      return refused(.notACalendar)
    }
    let reader = PageReader(settings: settings, address: address)
    return SourceAnswer(reader.read(bytes, charset: charset), settings: settings)
  }

  private func refused(_ refusal: SourceReading.Refusal) -> SourceAnswer {
    var reading = SourceReading()
    reading.refusal = refusal
    return SourceAnswer(reading, settings: settings)
  }

  /// The calendar in an answer; a broken server may put warnings before it.
  private static func calendar(in bytes: [UInt8]) -> [UInt8]? {
    if CalendarReader.recognises(bytes[...]) {
      // A long answer is not held twice.
      return bytes.first.map { $0 > 0x20 } == true ? bytes : withoutSpaces(bytes[...])
    }
    var index = bytes.startIndex
    while let line = bytes[index...].prefix(1 << 16).firstIndex(of: 0x0a) {
      if CalendarReader.recognises(bytes[line...].prefix(1000)) { return withoutSpaces(bytes[line...]) }
      index = line + 1
      if index > 1 << 16 { break }
    }
    return nil
  }

  /// Spaces before the first line would make it a continuation line.
  private static func withoutSpaces(_ bytes: ArraySlice<UInt8>) -> [UInt8] { Array(bytes.drop { $0 <= 0x20 }) }
}

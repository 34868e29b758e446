import Agenda
import Civil
import Foundation

/// Reads RSS and Atom (RFC 4287) with the modules for events.
struct FeedReader {
  let settings: SourceSettings
  let address: String?

  /// True if the bytes begin like a feed.
  static func recognises(_ bytes: ArraySlice<UInt8>) -> Bool {
    let beginning = String(decoding: bytes.prefix(2000).filter { $0 != 0 }, as: UTF8.self).lowercased()
    let roots = ["<rss", "<feed", "<rdf:rdf", "<atom:feed"].compactMap { beginning.range(of: $0)?.lowerBound }
    guard let root = roots.min() else { return false }
    return beginning.range(of: "<html").map { $0.lowerBound > root } ?? true
  }

  func read(_ bytes: [UInt8], charset: String?) -> SourceReading {
    var reading = SourceReading()
    reading.kind = .feed
    guard let root = Document.xml(bytes, charset: charset) else {
      reading.refusal = .notACalendar
      return reading
    }
    let channel = root["channel"] ?? root
    reading.title = channel["title"]?.trimmed.flatMap(PlainText.nonEmptyLine)
    let items = Array((channel.all("item") + root.all("item") + root.all("entry")).prefix(CalendarReader.mostEvents))
    let built = ["lastbuilddate", "pubdate", "updated"].lazy.compactMap { channel[$0]?.trimmed }
      .compactMap { WrittenMoment($0)?.date }.first
    var found: [CommunityEvent] = []
    for item in items {
      let reader = FeedItemReader(item: item, settings: settings, address: address, built: built)
      guard let (event, problems) = reader.event() else {
        reading.undated += 1
        continue
      }
      reading.note(problems)
      found.append(event)
    }
    reading.take(Self.apart(found))
    if !Self.isWhole(bytes, root: root) {
      reading.refusal = .cut
    } else if items.isEmpty {
      reading.refusal = .empty
    }
    return reading
  }

  /// Several items may share an identifier and differ in their start. Then the start becomes part of it.
  private static func apart(_ events: [CommunityEvent]) -> [CommunityEvent] {
    let starts = Dictionary(grouping: events, by: \.uid).mapValues { Set($0.map(\.start)).count }
    return events.map { event in
      guard starts[event.uid, default: 1] > 1 else { return event }
      var event = event
      event.uid = CommunityEvent.kept(uid: "\(event.uid) \(event.start)")
      return event
    }
  }

  /// True if the end of the root element is there.
  private static func isWhole(_ bytes: [UInt8], root: Element) -> Bool {
    let end = String(decoding: bytes.suffix(2000).filter { $0 != 0 }, as: UTF8.self).lowercased()
    return end.contains("</\(root.name)") || ["</rss", "</feed", "</rdf:rdf", ":feed"].contains { end.contains($0) }
  }
}

import Foundation
import NetworkSupport
import Synchronization
import Testing

@Suite("Reading answers leniently")
struct LenientReadingTests {
  /// Remembers in the decoder's user information how often it was decoded.
  private struct Counted: Decodable {
    static let key = CodingUserInfoKey(rawValue: "count")

    final class Count: Sendable {
      let times = Mutex(0)
    }

    init(from decoder: any Decoder) {
      let count = Self.key.flatMap { decoder.userInfo[$0] as? Count }
      count?.times.withLock { $0 += 1 }
    }
  }

  private struct Answer: Decodable {
    var value: Counted?
    var values: [Counted]

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      value = fields.value("other", "value")
      values = fields.list("values")
    }
  }

  private struct Identified: Decodable {
    var id: String

    init(from decoder: any Decoder) throws { id = try Lenient(decoder).id("id") }
  }

  @Test("A value is decoded once, however many names it may have")
  func decodesOnce() throws {
    let decoder = JSONDecoder()
    let count = Counted.Count()
    decoder.userInfo[try #require(Counted.key)] = count
    let answer = try decoder.decode(Answer.self, from: Data(#"{"value": {}, "values": [{}, {}]}"#.utf8))
    #expect(answer.value != nil)
    #expect(answer.values.count == 2)
    #expect(count.times.withLock { $0 } == 3)
  }

  @Test("An id has no control character", arguments: ["\\u0000", "a\\u001f", "\\u007f", "\\u009fb"])
  func rejectsControlCharacters(id: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Identified.self, from: Data(#"{"id": "\#(id)"}"#.utf8))
    }
  }

  @Test("An id may have any other character", arguments: ["17", "\u{A0}é", "~", "🌳"])
  func takesOtherCharacters(id: String) throws {
    #expect(try JSONDecoder().decode(Identified.self, from: Data(#"{"id": "\#(id)"}"#.utf8)).id == id)
  }
}

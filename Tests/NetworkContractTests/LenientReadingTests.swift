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

  @Test(
    "The id of an object is found without a decoder where it is plain",
    arguments: [
      (#"{"id":"17","content":"<p>a \"id\": \\ b</p>"}"#, "17"),
      (#" { "account" : {"id":"3","tags":[{"id":"4"},"id"]}, "x":"id", "id" : "1795-A_b" , "n":-1.5e3 } "#, "1795-A_b"),
      (#"{"i\u0064":"16","id":"17"}"#, "17"), (#"{"x":[],"y":{},"id":"17"}"#, "17"),
    ])
  func plainID(_ body: String, _ id: String) throws {
    #expect(ObjectID.text(in: Data(body.utf8)) == id)
    #expect(try JSONDecoder().decode(Identified.self, from: Data(body.utf8)).id == id || body.contains("u0064"))
  }

  @Test(
    "Where the id of an object is not plain, a decoder has to tell",
    arguments: [
      "", " ", "17", "[]", "null", #""id""#, "{}", #"{"id":17}"#, #"{"id":null}"#, #"{"id":""}"#, #"{"id":"a b"}"#,
      #"{"id":"a\n"}"#, #"{"id":"\u0031"}"#, #"{"id":"1","id":"2"}"#, #"{"id":"17""#, #"{"id": "17", "content": "#,
      #"{"id":"17","content":"x"#, #"{"id":"17","content":"x\"#, #"{"id":"17"} x"#, #"{"id":"17"}{"#, #"{"id" "17"}"#,
      #"{"a":{"id":"17"}}"#, #"[{"id":"17"}]"#, #"{"id":"17","a":[}"#, #"{"id"#, #"{"id":"#, #"{"id":{"id":"1"}}"#,
    ])
  func noPlainID(_ body: String) {
    #expect(ObjectID.text(in: Data(body.utf8)) == nil)
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

import Foundation
import NetworkSupport
import Testing

@Suite("The id of an object")
struct ObjectIDTests {
  @Test(
    "The object's own id is found",
    arguments: [
      #"{"id":"1"}"#, " { \"id\" : \"1\" } \r\n", #"{"account":{"id":"2"},"id":"1","tags":[{"id":"3"}]}"#,
      #"{"content":"\"id\":\"2\"","id":"1"}"#, #"{"a":"id","b":"2","id":"1"}"#, #"{"id":"1","url":"a\\"}"#,
      #"{"uri":"id", "id":"1", "list":["id","2"]}"#, #"{"content":"}","id":"1"}"#,
    ])
  func ownID(json: String) {
    #expect(ObjectID.plain(in: Data(json.utf8)) == "1")
  }

  @Test(
    "An id that only a decoder can read, and an object that is not whole, are left to it",
    arguments: [
      "", "{", "}", "[]", #"["id","1"]"#, "{}", #"{"id":1}"#, #"{"id":""}"#, #"{"id":null}"#, #"{"id":"\u0031"}"#,
      #"{"id":"é"}"#, "{\"id\":\"1\u{1}\"}", #"{"id":"1""#, #"{"id":"1","a":{"b":1}"#, #"{"id":"1","a":"}"#,
      #"{"id":"1"}}"#, #"{"id":"1"} {}"#, #"{"account":{"id":"2"}}"#, #"{"x":["id","2"]}"#, #"{"id":"1","a":"\"}"#,
      #"{"id":{"id":"2"}}"#, #"{"id":["1"]}"#,
    ])
  func leftToDecoder(json: String) {
    #expect(ObjectID.plain(in: Data(json.utf8)) == nil)
  }

  @Test func `An id is at most 2,000 bytes long`() {
    let ids = [2_000, 2_001].map { ObjectID.plain(in: Data(#"{"id":"\#(String(repeating: "1", count: $0))"}"#.utf8)) }
    #expect(ids.map { $0?.count } == [2_000, nil])
  }
}

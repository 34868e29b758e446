import Foundation
import TestSupport
import Testing

@testable import Web

/// Forms with files, as browsers send them and as nobody should.
@Suite struct MultipartTests {
  private static func form(_ text: String, boundary: String = "x") -> MultipartForm? {
    MultipartForm(Array(text.replacing("\n", with: "\r\n").utf8), boundary: boundary)
  }

  @Test func `fields and files are read as they were sent`() throws {
    let form = try #require(
      Self.form(
        """
        --x
        Content-Disposition: form-data; name="token"

        abc
        --x
        content-disposition: form-data; filename="my \\"odd\\" %22name%22.ics"; name=file
        Content-Type: text/calendar

        BEGIN
         --x is no delimiter

        --x
        Content-Disposition: form-data; name="file"; filename=""
        Content-Type: application/octet-stream


        --x
        Content-Disposition: form-data; name="empty"

        --x--

        """))
    #expect(form["token"] == "abc" && form["file"] == nil && form["empty"] == "")
    let files = form.files("file")
    #expect(files.map(\.fileName) == ["my \"odd\" \"name\".ics"])
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["BEGIN\r\n --x is no delimiter\r\n"])
  }

  @Test(arguments: [
    "", "--x", "--x\n", "--x\n\n", "--y\nContent-Disposition: form-data; name=a\n\nb\n--y--",
    "--x\nContent-Disposition: form-data; name=a\n\nb", "--x\nContent-Disposition: form-data\n\nb\n--x--",
    "--x\nContent-Type: text/plain\n\nb\n--x--", "--x\nContent-Disposition: form-data; name=a\nb\n--x--",
    "--x\nContent-Disposition: form-data; name=\"a\n\nb\n--x",
    "--x\nContent-Disposition: form-data; name=a; x=" + String(repeating: "y", count: 5000) + "\n\nb\n--x--",
    String(repeating: "--x\nContent-Disposition: form-data; name=a\n\nb\n", count: 41) + "--x--",
  ])
  func `what is no such form, or beyond its limits, is refused`(text: String) { #expect(Self.form(text) == nil) }

  @Test(arguments: [
    ("multipart/form-data; boundary=x", "x"), ("Multipart/Form-Data; charset=utf-8; boundary=\"a b\"", "a b"),
    ("multipart/form-data", nil), ("multipart/form-data; boundary=", nil), ("text/plain; boundary=x", nil),
    ("multipart/form-data; boundary=" + String(repeating: "x", count: 71), nil), ("", nil),
    ("multipart/form-data; boundary=\"a\u{e9}\"", nil),
  ])
  func `a boundary is what the content type names`(type: String, boundary: String?) {
    #expect(MultipartForm.boundary(in: type) == boundary)
  }

  /// `NUTHATCH_FILES=10000` damages that many.
  @Test func `a damaged body is refused or read, and nothing else`() {
    let count = ProcessInfo.processInfo.environment["NUTHATCH_FILES"].flatMap { Int($0) } ?? 300
    var generator = SeededGenerator(seed: 7)
    let whole = Array(
      "--x\r\nContent-Disposition: form-data; name=\"a\"; filename=\"b\\\"c\"\r\n\r\nb\r\n--x\r\n\r\n\r\n--x--\r\n".utf8
    )
    for _ in 0..<count {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
        let start = Int.random(in: bytes.indices, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 1...20, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[start] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
        default: bytes.insert(contentsOf: Array("\r\n--x;=\"".utf8).shuffled(using: &generator), at: start)
        }
      }
      let form = MultipartForm(bytes, boundary: "x")
      #expect((form?.parts ?? []).reduce(0) { $0 + $1.bytes.count } <= bytes.count)
    }
  }
}

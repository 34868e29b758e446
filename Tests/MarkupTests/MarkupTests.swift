import Markup
import Testing

@Suite("HTML is escaped scalar by scalar")
struct MarkupTests {
  static let marks = (0x20...0x7E).compactMap(Unicode.Scalar.init).filter { !$0.properties.isAlphabetic }
  /// Combining marks of several kinds: accents, an overlay, an enclosing circle, joiners, a variation selector.
  static let combining: [Unicode.Scalar] = [
    "\u{300}", "\u{301}", "\u{308}", "\u{327}", "\u{338}", "\u{20D0}", "\u{20DD}", "\u{1AB0}", "\u{200C}", "\u{200D}",
    "\u{FE0F}", "\u{FE20}", "\u{E0100}", "\u{5B0}", "\u{64B}", "\u{93C}",
  ]

  static func word(_ mark: Unicode.Scalar, _ combining: Unicode.Scalar) -> String {
    var word = "a"
    word.unicodeScalars.append(mark)
    word.unicodeScalars.append(combining)
    word.unicodeScalars.append("b")
    return word
  }

  @Test("No mark ends text or an attribute, with no combining mark behind it", arguments: marks)
  func escaping(mark: Unicode.Scalar) {
    for combining in Self.combining {
      let word = Self.word(mark, combining)
      let inText = ("<p>\(word)</p>" as HTML).text.unicodeScalars.dropFirst(3).dropLast(4)
      let inAttribute = ("<p title=\"\(word)\">" as HTML).text.unicodeScalars.dropFirst(10).dropLast(2)
      for escaped in [inText, inAttribute] {
        #expect(!escaped.contains { "<>\"'".unicodeScalars.contains($0) })
        #expect(Self.unescaped(escaped) == Array(word.unicodeScalars))
      }
    }
  }

  @Test("No mark leaves a path or a query, with no combining mark behind it", arguments: marks)
  func addresses(mark: Unicode.Scalar) throws {
    for combining in Self.combining {
      let word = Self.word(mark, combining)
      let href = Href("list", word, query: ["q": word]).text
      #expect(href.unicodeScalars.allSatisfy { $0.isASCII && !" <>\"'\\".unicodeScalars.contains($0) })
      let parts = href.dropFirst("/list/".count).components(of: "?q=")
      #expect(parts.map(\.percentDecoded) == [word, word].map { Array($0.utf8) })
    }
  }

  /// Decodes the five references as a browser does.
  static func unescaped(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    var text = String.UnicodeScalarView(scalars).map(String.init).joined()
    for (reference, mark) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
      text = text.unicodeScalars.replacing(reference.unicodeScalars, with: mark.unicodeScalars).map(String.init)
        .joined()
    }
    return Array(text.unicodeScalars)
  }

  @Test(
    "Control characters become the replacement character",
    arguments: ["\0", "\u{1}", "\r", "\u{7F}", "\u{80}", "\u{9F}"])
  func controls(control: String) {
    #expect(("\(control)" as HTML).text == "\u{FFFD}")
  }

  @Test("Other text stays as it is", arguments: ["\u{A0}", "ä", "\u{C2}", "日本", "a\tb\nc", "👩‍👩‍👧", "עברית"])
  func ordinary(text: String) {
    #expect(Array(("\(text)" as HTML).text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("HTML in HTML, lists of it and absent parts are taken as they are")
  func parts() {
    let item: HTML = "<li>\("<")</li>"
    let none: HTML? = nil
    let list: HTML = "<ul>\([item, item])\(none)\(if: true, "<li>\(3)</li>")\(if: false, "<hr>")</ul>"
    #expect(list.text == "<ul><li>&lt;</li><li>&lt;</li><li>3</li></ul>")
    #expect([item, item].joined(by: ", ").text == "<li>&lt;</li>, <li>&lt;</li>")
    #expect((item + "<br>").text == "<li>&lt;</li><br>")
    #expect(HTML.empty.isEmpty)
  }

  @Test(
    "An address that could run a script or leave the site is none",
    arguments: [
      "javascript:alert(1)", "JAVASCRIPT:alert(1)", " https://example.org", "data:text/html,x", "//example.org",
      "https://example.org/\n", "https\u{301}://example.org", "vbscript:x", "file:///etc/passwd", "",
    ])
  func refusedElsewhere(address: String) {
    #expect(Href(elsewhere: address) == nil)
  }

  @Test(
    "A page elsewhere is linked", arguments: ["https://example.org/?a=b&c", "HTTP://example.org", "mailto:a@b.example"])
  func elsewhere(address: String) throws {
    #expect(try #require(Href(elsewhere: address)).text == address)
  }

  @Test(
    "Only a path of this site is gone back to",
    arguments: [
      ("/", true), ("/day/2026-11-22?x=y", true), ("//example.org", false), ("/\\example.org", false), ("", false),
      ("https://example.org", false), ("/a b", false), ("/a\u{301}", false), ("/\u{301}/example.org", false),
      ("/a\r\nSet-Cookie: x", false),
    ])
  func back(path: String, isOurs: Bool) {
    #expect((Href(path: path) != nil) == isOurs)
  }

  @Test("Addresses are made of encoded parts")
  func hrefs() {
    #expect(Href().text == "/")
    #expect(Href("search", query: ["q": "tea & milk", "page": "2"]).text == "/search?q=tea%20%26%20milk&page=2")
    #expect(Href("tag", "ä/b", fragment: "x").text == "/tag/%C3%A4%2Fb#x")
    #expect(
      ("<a href=\"\(to: Href("a", query: ["b": "1", "c": "2"]))\">" as HTML).text == "<a href=\"/a?b=1&amp;c=2\">")
  }
}

extension StringProtocol {
  fileprivate func components(of separator: String) -> [String] {
    guard let range = self.range(of: separator) else { return [String(self)] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }

  private func range(of separator: String) -> Range<Index>? { self.ranges(of: separator).first }

  fileprivate var percentDecoded: [UInt8] {
    var bytes = Array(utf8)[...]
    var decoded: [UInt8] = []
    while let byte = bytes.popFirst() {
      guard byte == 0x25 else {
        decoded.append(byte)
        continue
      }
      decoded.append(UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16) ?? 0)
      bytes = bytes.dropFirst(2)
    }
    return decoded
  }
}

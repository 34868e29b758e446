import Conversation
import Foundation
import Testing

@testable import Bluesky

@Suite("Texts on Bluesky")
struct BlueskyTextTests {
  private static let me = BlueskyName(did: "did:plc:nuthatch", handle: "nuthatch.test", host: "https://example.org")

  private func plain(_ text: String, _ facets: [BlueskyFacet]) -> String {
    BlueskyText(text, facets, to: Self.me).plain
  }

  @Test func `links are read in full, and the account by its handle`() {
    let text = "👍 @nuthatch read example.org/a/very/lo... now"
    let link =
      text.utf8.firstRange(of: "example.org/a/very/lo...".utf8).map {
        text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
      } ?? 0
    let facets = [
      BlueskyFacet(link..<link + 24, .link("https://example.org/a/very/long/path")),
      BlueskyFacet(5..<14, .mention("did:plc:nuthatch")),
    ]
    #expect(plain(text, facets) == "👍 @nuthatch.test read https://example.org/a/very/long/path now")
  }

  @Test func `words with a link behind them keep both`() {
    #expect(
      plain("see this", [BlueskyFacet(4..<8, .link("https://example.org/a"))]) == "see this https://example.org/a")
  }

  @Test(arguments: [-1..<2, 3..<3, 2..<900, 9_000..<9_001])
  func `facets that lie outside of the text are left out`(range: Range<Int>) {
    #expect(plain("buy milk", [BlueskyFacet(range, .mention("did:plc:nuthatch"))]) == "buy milk")
  }

  @Test func `facets that cut a character in two lose none of the rest`() {
    #expect(plain("é milk", [BlueskyFacet(0..<1, .mention("did:plc:nuthatch"))]).hasSuffix(" milk"))
    #expect(
      plain(
        "abcdef",
        [
          BlueskyFacet(0..<4, .mention("did:plc:nuthatch")),
          BlueskyFacet(2..<6, .mention("did:plc:nuthatch")),
        ]) == "@nuthatch.testef")
  }

  @Test func `a record's name is the same for the same text, and no other's`() {
    let names = (0..<10_000).map { BlueskyTID(of: "main/\($0)/answer/1").text }
    #expect(Set(names).count == 10_000)
    #expect(names.allSatisfy { $0.wholeMatch(of: #/[234567abcdefghij][2-7a-z]{12}/#) != nil })
    #expect(BlueskyTID(of: "main/7/answer/1").text == names[7])
  }

  @Test func `the identifiers of instants sort as the instants do`() {
    let instants = [0, 1, 1_795_000_000, 1_795_000_000.001, 1_795_000_001].map(Date.init(timeIntervalSince1970:))
    let names = instants.map { BlueskyTID($0).text }
    #expect(names == names.sorted() && names[0] == "2222222222222")
  }

  @Test(arguments: [("a", 1), ("é", 1), ("👩‍👩‍👧", 2), ("", 0), (String(repeating: "👩‍👩‍👧", count: 300), 540)])
  func `a character counts for a tenth of its bytes at least`(text: String, length: Int) {
    #expect(NetworkTraits.Counting.bluesky.length(of: text) == length)
  }

  @Test func `a token says itself when it ends`() {
    // RFC 7515 writes base 64 without padding.
    let claims = Data(#"{"exp":1795000030,"sub":"did:plc:nuthatch?>"}"#.utf8).base64EncodedString()
    let token = "a.\(claims.replacing("=", with: "").replacing("+", with: "-").replacing("/", with: "_")).c"
    #expect(BlueskySession.end(of: token) == Date(timeIntervalSince1970: 1_795_000_030))
    #expect(BlueskySession.end(of: "a.b.c") == nil && BlueskySession.end(of: "opaque") == nil)
  }

  // MARK: Facets

  private static let python = ProcessInfo.processInfo.environment["NUTHATCH_PYTHON"].flatMap { $0.isEmpty ? nil : $0 }

  /// Texts of words, emoji, names and links; the way each is put together tells which parts are links.
  private static let texts: [[String]] = (0..<50).map { number in
    let words = ["milk", "👩‍👩‍👧", "é", "日本", "🇬🇧", "👍🏽", "e\u{301}", "@bob.test", "\n", "naïve"]
    let link = "https://example.org/\(number)?a=\(number)&b=c"
    return ["@ann.test", " "]
      + (0..<(number % 7 + 1)).flatMap { [words[(number * 3 + $0 * 7) % words.count], " "] }
      + [link, number.isMultiple(of: 3) ? "" : " 🎉"]
  }

  @Test(.enabled(if: python != nil, "NUTHATCH_PYTHON names no Python with atproto"))
  func `facets are where another client puts them`() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: try #require(Self.python))
    process.arguments = [URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Oracle/facets.py").path]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(try JSONEncoder().encode(Self.texts))
    try input.fileHandleForWriting.close()
    let answer = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    let built = try JSONDecoder().decode([[BlueskyFacet]].self, from: answer)
    #expect(built.count == 50)
    for (pieces, facets) in zip(Self.texts, built) {
      #expect(BlueskyFacet.all(in: pieces.joined(), to: ("ann.test", "did:plc:ann")) == facets, "\(pieces.joined())")
    }
  }
}

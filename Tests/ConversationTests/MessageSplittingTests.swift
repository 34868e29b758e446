import Conversation
import Mastodon
import SMS
import Testing

@Suite("Splitting a message")
struct MessageSplittingTests {
  private func parts(_ text: String, _ limit: Int, mentions: Bool = false) -> [String] {
    NetworkTraits(lengthLimit: limit, counting: .mastodon, mentionsRecipient: mentions)
      .parts(of: text, mentioning: "ann@example.org")
  }

  @Test func `what fits stays whole`() {
    #expect(parts("one\n\ntwo", 8) == ["one\n\ntwo"])
    #expect(parts("", 8) == [""])
  }

  @Test func `lines stay whole where they can`() {
    #expect(parts("one two\nthree\nfour five", 13) == ["one two\nthree", "four five"])
    #expect(parts("one two\nthree", 10) == ["one two", "three"])
  }

  @Test func `a line that is too long is split between words, and goes on with the next line`() {
    #expect(parts("one two three four\nfive", 9) == ["one two", "three", "four\nfive"])
  }

  @Test func `a word that is too long is cut, characters whole`() {
    #expect(parts("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(parts("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2) == ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
  }

  @Test func `the mention of the addressee takes its room`() {
    #expect(parts("abcdef", 11, mentions: true) == ["abcdef"])
    #expect(parts("abcdef", 10, mentions: true) == ["abcde", "f"])
  }

  @Test func `links are not cut`() {
    let link = "https://example.org/a/very/long/path/that/goes/on/and/on/and/on"
    #expect(parts("see \(link) and \(link)", 30) == ["see \(link)", "and \(link)"])
  }

  @Test func `no part is longer than the limit, and no word is lost`() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    let words = [
      "a", "milk", "héllo", "👨‍👩‍👧‍👦", "https://example.org/a/b/c/d/e/f/g/h/i/j", "@bob@example.net", "word-with-much-in-it",
    ]
    for _ in 0..<300 {
      let text = (0..<next(40)).map { _ in words[next(UInt64(words.count))] + (next(6) == 0 ? "\n" : " ") }.joined()
      let traits = NetworkTraits(lengthLimit: 40 + next(60), counting: .mastodon, mentionsRecipient: true)
      let parts = traits.parts(of: text, mentioning: "ann")
      #expect(parts.allSatisfy { traits.length(of: "@ann " + $0) <= traits.lengthLimit })
      let all = parts.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      #expect(all == traits.defused(text).split(whereSeparator: \.isWhitespace))
    }
  }

  @Test func `even a limit that leaves no room at all ends`() {
    #expect(parts("abc", 1, mentions: true) == ["a", "b", "c"])
  }

  @Test func `parts say which of how many they are, within the length`() {
    let traits = NetworkTraits(lengthLimit: 2, counting: .segments, numbersParts: true)
    let lines = (1...20).map { "\($0). a line of about fifty characters, and then some" }
    let parts = traits.parts(of: lines.joined(separator: "\n"), mentioning: "+14155550100")
    #expect(parts.count > 2)
    for (index, part) in parts.enumerated() {
      #expect(part.hasPrefix("(\(index + 1)/\(parts.count)) "))
      #expect(traits.length(of: part) <= 2)
    }
    #expect(traits.parts(of: "short", mentioning: "+14155550100") == ["short"])
  }
}

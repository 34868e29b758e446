import Bluesky
import Conversation
import Facebook
import HTTP
import Mastodon
import SMS
import Telegram
import Testing
import X

@Suite("The networks' own forms for posting")
struct ShareTests {
  private struct Nowhere: Transport {
    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse { HTTPResponse(status: 404) }
  }

  private static let text = "Fête & party, Sat 28 Nov https://example.org/?a=1&b=2"
  private static let link = "https://example.org/?a=1&b=2"
  private static let (encodedText, encodedLink) = (
    "F%C3%AAte%20%26%20party%2C%20Sat%2028%20Nov%20https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b%3D2",
    "https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b%3D2"
  )

  private func address(_ kind: any NetworkKind, link: String? = link, handle: String = "ann", realm: String = "")
    -> String?
  {
    kind.shareAddress(of: Self.text, link: link, for: handle, in: realm)?.replacing("+", with: "%20")
  }

  @Test func `a text is encoded whole`() {
    #expect(
      address(BlueskyKind(transport: Nowhere(), now: wallClock))
        == "https://bsky.app/intent/compose?text=\(Self.encodedText)")
    #expect(
      address(XKind(transport: Nowhere(), now: wallClock)) == "https://x.com/intent/post?text=\(Self.encodedText)")
  }

  @Test(arguments: [
    ("ann@social.example", "https://example.org", "https://social.example/share?text="),
    ("ann", "https://example.org", "https://example.org/share?text="), ("ann@../x", "https://example.org", nil),
    ("ann", "https://example.org:8443/", "https://example.org:8443/share?text="),
  ])
  func `a person posts on their own server`(handle: String, server: String, beginning: String?) throws {
    let kind = MastodonKind(transport: Nowhere(), now: wallClock)
    let realm = try #require(kind.realm(ofServer: server))
    #expect(address(kind, handle: handle, realm: realm) == beginning.map { $0 + Self.encodedText })
  }

  @Test func `forms that take links alone get none but those`() {
    let facebook = FacebookKind(transport: Nowhere(), now: wallClock)
    #expect(address(facebook) == "https://www.facebook.com/sharer/sharer.php?u=\(Self.encodedLink)")
    #expect(address(facebook, link: nil) == nil)
    let telegram = TelegramKind(transport: Nowhere(), menu: [], now: wallClock)
    #expect(address(telegram)?.hasPrefix("https://t.me/share/url?url=\(Self.encodedLink)&text=F%C3%AAte") == true)
    #expect(address(telegram, link: nil) == nil)
    #expect(address(SMSKind(transport: Nowhere(), now: wallClock)) == nil)
  }
}

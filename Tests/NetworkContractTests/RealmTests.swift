import Testing

@testable import Mastodon

@Suite("The realm of a server")
struct RealmTests {
  @Test(
    "A server has one realm, however its address is written",
    arguments: [
      ("https://example.org", "example.org"), ("https://EXAMPLE.org/", "example.org"), ("example.org", "example.org"),
      ("https://example.org:443", "example.org"), ("http://example.org:80/", "example.org:80"),
      ("https://example.org:0443", "example.org"), ("https://mastodon", "mastodon:443"),
      ("http://mastodon", "mastodon:80"),
      ("https://example.org:8443", "example.org:8443"), ("http://example.org:443", "example.org"),
      ("https://example.org./", "example.org"), ("https://me:secret@example.org", "example.org"),
      ("http://[::1]:3000", "[::1]:3000"), ("http://[::1]", "[::1]:80"), ("http://127.0.0.1:3000", "127.0.0.1:3000"),
    ])
  func realm(address: String, realm: String) { #expect(MastodonNetwork.realm(ofServer: address) == realm) }
}

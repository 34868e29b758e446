import Agenda
import Civil
import Foundation
import Testing

@testable import nuthatch

@Suite("Forms for posting")
struct ShareFormsTests {
  private func links(_ zone: String, _ addresses: Address...) throws -> [ShareLink] {
    let zone = try #require(Zone(identifier: zone))
    let person = Person(id: Person.ID(1), zone: zone, firstSeen: Date(timeIntervalSince1970: 0))
    return ShareForms.links(
      sharing: "party https://example.org/p", link: "https://example.org/p", for: person, at: addresses)
  }

  @Test func `those of the person's networks are offered, each once`() throws {
    let ann = Address(network: "mastodon", realm: "example.org", remoteID: "1", handle: "ann")
    let other = Address(network: "mastodon", realm: "example.org", remoteID: "2", handle: "ann2")
    let phone = Address(network: "sms", realm: "sms", remoteID: "+447700900123", handle: "+447700900123")
    #expect(
      try links("Europe/London", ann, other, phone).map(\.address)
        == ["https://example.org/share?text=party%20https%3A%2F%2Fexample.org%2Fp"])
    #expect(try links("Europe/London").isEmpty)
  }

  @Test func `who lives in China is offered Sina Weibo's`() throws {
    #expect(
      try links("Asia/Shanghai") == [
        ShareLink(
          network: "weibo",
          address: "https://service.weibo.com/share/share.php?url=https%3A%2F%2Fexample.org%2Fp&title=party%20")
      ])
  }
}

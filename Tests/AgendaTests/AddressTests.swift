import Agenda
import Testing

@Suite("The address of somebody")
struct AddressTests {
  private let local = Address(network: "mastodon", realm: "b.example", remoteID: "8", handle: "bob")
  private let foreign = Address(network: "mastodon", realm: "a.example", remoteID: "7", handle: "bob@b.example")

  @Test(
    "What a server calls others takes nobody's name",
    arguments: [
      ("mastodon:bob@b.example", ["8"]), ("@Bob@B.example", ["8"]), ("bob@b.example@mastodon", ["8"]),
      ("bob@b.example@a.example", ["7"]), ("mastodon:bob@b.example@a.example", ["7"]), ("bob", ["8"]), ("eve", []),
    ])
  func called(text: String, ids: [String]) { #expect([foreign, local].called(text).map(\.remoteID) == ids) }

  @Test(
    "Whatever sends on a telephone's network is told nowhere else",
    arguments: [
      ("sms", "12345", true), ("sms", "AMAZON", true), ("sms", "whatsapp:+447700900123", true),
      ("sms", "+447700900123", true), ("console", "+447700900123", true), ("mastodon", "12345", false),
    ])
  func telephone(network: String, id: String, isTelephone: Bool) {
    let key = AddressKey(network: network, realm: network, remoteID: id)
    let audience = Audience(local.key, telephoneNetworks: ["sms"])
    #expect(audience.isTelephone(key) == isTelephone)
    #expect(audience.mayBeTold(key) == !isTelephone || network == "mastodon")
  }
}

import SMS
import Testing

@Suite("Twilio's calls")
struct SMSWebhookTests {
  private static let form = "Body=milk+%26+1+%2B+1+%C3%A9%0A&From=%2B447700900123&b=x&B=y&="
  private static let address = "https://bot.example.org/webhook/phone"

  // The signatures are those that twilio's own package makes for the same.
  @Test(arguments: [
    (address, "7BIGrdrgcLB/ESNdTHtMp444N2g="), (address, "WjlGH+HCTZZxnOUJdz+nBdasOOI="),
    ("https://bot.example.org:443/webhook/phone", "7BIGrdrgcLB/ESNdTHtMp444N2g="),
  ])
  func `are known by their signature, with the port in it or without`(address: String, signature: String) {
    let webhook = SMSWebhook(authToken: "12345", address: address)
    #expect(webhook.isGenuine(Self.form.utf8, signature: signature))
  }

  @Test(arguments: [
    ("12345", form + "&x=y", "7BIGrdrgcLB/ESNdTHtMp444N2g="), ("12345", form, ""),
    ("12346", form, "7BIGrdrgcLB/ESNdTHtMp444N2g="), ("12345", "", "7BIGrdrgcLB/ESNdTHtMp444N2g="),
    ("12345", form.lowercased(), "7BIGrdrgcLB/ESNdTHtMp444N2g="), ("12345", form, "7BIGrdrgcLB/ESNdTHtMp444N2g=="),
  ])
  func `are nobody's when anything differs`(token: String, form: String, signature: String) {
    let webhook = SMSWebhook(authToken: token, address: Self.address)
    #expect(!webhook.isGenuine(form.utf8, signature: signature))
  }

  @Test func `are nobody's at another address`() {
    for address in ["http://bot.example.org/webhook/phone", "https://bot.example.org/webhook/phones"] {
      #expect(
        !SMSWebhook(authToken: "12345", address: address).isGenuine(
          Self.form.utf8, signature: "7BIGrdrgcLB/ESNdTHtMp444N2g="))
    }
  }
}

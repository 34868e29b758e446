import Agenda
import Civil
import Conversation
import HTTP

/// The forms for posting that fit a person: those of the networks that they are on, and where they live in China, Sina
/// Weibo's.
enum ShareForms {
  private static let chinese: Set = ["Asia/Shanghai", "Asia/Urumqi", "Asia/Chongqing", "Asia/Harbin", "PRC"]

  static func links(sharing text: String, link: String?, for person: Person, at addresses: [Address]) -> [ShareLink] {
    var found: [ShareLink] = []
    for address in addresses where !found.contains(where: { $0.network == address.network }) {
      let kind = KnownNetworks.all.kind(named: address.network)
      let form = kind?.shareAddress(of: text, link: link, for: address.handle, in: address.realm)
      if let form { found.append(ShareLink(network: address.network, address: form)) }
    }
    if chinese.contains(person.zone.identifier) {
      found.append(ShareLink(network: "weibo", address: weibo(text, link)))
    }
    return found
  }

  /// Sina Weibo's form, which takes a link apart from the text (open.weibo.com/wiki/Share).
  private static func weibo(_ text: String, _ link: String?) -> String {
    let title = link.map { text.replacing($0, with: "") } ?? text
    return "https://service.weibo.com/share/share.php?"
      + FormBody.encoded((link.map { [("url", $0)] } ?? []) + [("title", title)])
  }
}

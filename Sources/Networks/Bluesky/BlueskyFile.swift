import Conversation
import Foundation
import HTTP

/// The address of a file of an account (com.atproto.sync.getBlob). Messages name it at the bot's own server; it is read
/// from its author's server.
struct BlueskyFile: Hashable {
  let account: String
  let cid: String

  private static let path = "/xrpc/com.atproto.sync.getBlob"

  init(account: String, cid: String) { (self.account, self.cid) = (account, cid) }

  /// Reads an address; nil for any other one.
  init?(_ url: String, at server: String) {
    guard url.hasPrefix(server + Self.path + "?"), let items = URLComponents(string: url)?.queryItems,
      let account = items.first(where: { $0.name == "did" })?.value, BlueskyURI.isDID(account),
      let cid = items.first(where: { $0.name == "cid" })?.value, BlueskyBlob.isCID(cid)
    else { return nil }
    self.init(account: account, cid: cid)
  }

  func url(at server: String) -> String {
    "\(server)\(Self.path)?" + FormBody.encoded([("did", account), ("cid", cid)])
  }
}

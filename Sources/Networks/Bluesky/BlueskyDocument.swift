import Conversation
import NetworkSupport

/// The document of a DID (W3C DID Core 1.0; atproto.com/specs/did).
struct BlueskyDocument: Decodable, Sendable {
  private struct Service: Decodable {
    var id: String
    var endpoint: String

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      (id, endpoint) = (try fields.id("id"), try fields.id("serviceEndpoint"))
    }
  }

  var id: String
  /// The address of the server that keeps the account's records, without a slash at its end; nil if none is named.
  var host: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    let services: [Service] = fields.list("service")
    let endpoint = services.first { [id] in $0.id == "#atproto_pds" || $0.id == "\(id)#atproto_pds" }?.endpoint
    host = endpoint.flatMap { address in
      ServerAddress(address).problem == nil ? String(address.reversed().drop { $0 == "/" }.reversed()) : nil
    }
  }
}

import Conversation
import Foundation
import NetworkSupport

/// The meaning of a range of a text (app.bsky.richtext.facet). Ranges count bytes of UTF-8.
struct BlueskyFacet: Codable, Hashable, Sendable {
  struct Feature: Codable, Hashable, Sendable {
    var kind: String
    /// The account that is mentioned; nil for a link.
    var did: String?
    /// The target of a link; nil for a mention.
    var uri: String?

    private enum CodingKeys: String, CodingKey {
      case kind = "$type"
      case did, uri
    }

    static func mention(_ did: String) -> Feature { Feature(kind: "app.bsky.richtext.facet#mention", did: did) }
    static func link(_ uri: String) -> Feature { Feature(kind: "app.bsky.richtext.facet#link", uri: uri) }
  }

  struct Index: Codable, Hashable, Sendable {
    var byteStart: Int
    var byteEnd: Int
  }

  var index: Index
  var features: [Feature]

  init(_ range: Range<Int>, _ feature: Feature) {
    index = Index(byteStart: range.lowerBound, byteEnd: range.upperBound)
    features = [feature]
  }

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    guard let index: Index = fields.value("index") else { throw DecodingError.unlike("facet") }
    self.index = index
    features = fields.list("features")
  }

  /// The DID of the mentioned account; nil for anything else.
  var mention: String? { features.lazy.compactMap(\.did).first }
  /// The target of the link; nil for anything else.
  var link: String? { features.lazy.compactMap(\.uri).first }

  /// The facets of a text that the bot writes: its links, and the mention of its addressee if it begins with one.
  static func all(in text: String, to addressee: (handle: String, did: String)?) -> [BlueskyFacet] {
    var facets: [BlueskyFacet] = []
    if let addressee, text.hasPrefix("@\(addressee.handle)") {
      facets.append(BlueskyFacet(0..<addressee.handle.utf8.count + 1, .mention(addressee.did)))
    }
    for token in MessageToken.all(in: text) where token.kind == .link {
      let start = text.utf8.distance(from: text.startIndex, to: token.text.startIndex)
      facets.append(BlueskyFacet(start..<start + token.text.utf8.count, .link(String(token.text))))
    }
    return facets
  }
}

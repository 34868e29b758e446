import NetworkSupport

/// A file in a post (app.bsky.embed.images, app.bsky.embed.video; atproto.com/specs/data-model, "blob").
struct BlueskyBlob: Hashable, Sendable {
  var cid: String
  var type: String
  var description: String?

  /// The files in an embed.
  static func all(in embed: Lenient) -> [BlueskyBlob] {
    let images: [Image] = embed.list("images")
    let video = embed.nested("video").flatMap { BlueskyBlob($0, description: embed.value("alt")) }
    return images.compactMap(\.blob) + (video.map { [$0] } ?? [])
  }

  private struct Image: Decodable {
    var blob: BlueskyBlob?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      blob = fields.nested("image").flatMap { BlueskyBlob($0, description: fields.value("alt")) }
    }
  }

  /// Reads a blob; nil if the fields are not a blob.
  private init?(_ fields: Lenient, description: String?) {
    guard let cid = fields.nested("ref")?.optionalID("$link"), Self.isCID(cid) else { return nil }
    self.cid = cid
    type = fields.optionalID("mimeType") ?? "unknown"
    self.description = description?.isEmpty == false ? description : nil
  }

  /// Whether a text can be the id of a file.
  static func isCID(_ text: String) -> Bool { text.wholeMatch(of: #/[A-Za-z0-9]{8,120}/#) != nil }
}

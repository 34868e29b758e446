/// The server at which one of the bot's accounts signs in, and the directory that looks up accounts.
public struct BlueskyAccount: Hashable, Sendable {
  /// The server at which most accounts sign in.
  public static let entryway = "https://bsky.social"
  /// The directory of DIDs (web.plc.directory).
  public static let plc = "https://plc.directory"

  /// The address of the server at which the account signs in, without a slash at its end.
  public let server: String
  /// The address of the directory that names the servers of accounts, without a slash at its end.
  public let directory: String

  /// An account; on Bluesky's own servers unless given otherwise.
  public init(server: String? = nil, directory: String? = nil) {
    self.server = Self.bare(server ?? Self.entryway)
    self.directory = Self.bare(directory ?? Self.plc)
  }

  private static func bare(_ address: String) -> String { String(address.reversed().drop { $0 == "/" }.reversed()) }
}

/// The account as its server and others name it.
struct BlueskyName: Hashable, Sendable {
  var did: String
  /// The handle: `nuthatch.bsky.social`.
  var handle: String
  /// The server that keeps its records, and passes on requests for other services.
  var host: String

  /// The first part of the handle: `nuthatch`.
  var short: String { String(handle.prefix { $0 != "." }) }
}

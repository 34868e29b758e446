/// Where an account of the bot's signs in, and where accounts are looked up.
public struct BlueskyAccount: Hashable, Sendable {
  /// Where most accounts sign in.
  public static let entryway = "https://bsky.social"
  /// The directory of DIDs (web.plc.directory).
  public static let plc = "https://plc.directory"

  /// The address of the server that the account signs in at, without a slash at its end.
  public let server: String
  /// The address of the directory that tells the servers of accounts, without a slash at its end.
  public let directory: String

  /// An account; on Bluesky's own servers unless given otherwise.
  public init(server: String? = nil, directory: String? = nil) {
    self.server = Self.bare(server ?? Self.entryway)
    self.directory = Self.bare(directory ?? Self.plc)
  }

  private static func bare(_ address: String) -> String { String(address.reversed().drop { $0 == "/" }.reversed()) }
}

/// The account as its server and others know it.
struct BlueskyName: Hashable, Sendable {
  var did: String
  /// `nuthatch.bsky.social`
  var handle: String
  /// The server that keeps its records, and passes on what is asked of others.
  var host: String

  /// `nuthatch`
  var short: String { String(handle.prefix { $0 != "." }) }
}

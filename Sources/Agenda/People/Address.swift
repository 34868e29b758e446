/// Where someone can be met: one account of theirs on one network.
public struct Address: Hashable, Sendable {
  public var key: AddressKey
  /// How the bot's own server names the account: `ann@example.org`, and `ann` where it is on that server. May change. Empty
  /// where somebody else goes by it now, and it is not known what the account is called since.
  public var handle: String

  public init(_ key: AddressKey, handle: String) {
    self.key = key
    self.handle = handle
  }

  public init(network: String, realm: String, remoteID: String, handle: String) {
    self.init(AddressKey(network: network, realm: realm, remoteID: remoteID), handle: handle)
  }

  public var network: String { key.network }
  public var realm: String { key.realm }
  public var remoteID: String { key.remoteID }
}

extension Address {
  /// The handle, and where that is not known, the id.
  public var label: String { handle.isEmpty ? remoteID : handle }

  /// The handle with its host: `ann@example.org` also for `ann` on the bot's own server.
  public var name: String { handle.contains("@") ? handle : qualified }

  /// The handle and the server that told it, which no other address has: `ann@example.org`, and
  /// `bob@elsewhere.example@example.org` for somebody from elsewhere.
  public var qualified: String { key.server.map { "\(label)@\($0)" } ?? label }

  /// What a command can name this very address by: `mastodon:ann@example.org`.
  public var unmistakable: String { "\(network):\(qualified)" }

  /// The host that the account is on: the one in its handle, else the bot's own server; nil where there are no hosts.
  public var host: String? {
    handle.firstIndex(of: "@").map { String(handle[handle.index(after: $0)...]) } ?? key.server
  }

  /// How somebody else is told this address: the handle alone on their own server, else with what tells it apart.
  public func name(to reader: AddressKey) -> String {
    if key.isNear(reader) { return label }
    return key.server == nil ? "\(label)@\(network)" : qualified
  }

  /// Whether a text can mean no other address.
  public func isMeant(by text: String) -> Bool {
    let text = text.drop { $0 == "@" }.lowercased()
    let forms = [unmistakable, "\(qualified)@\(network)"] + (key.server == nil ? [] : [qualified])
    return forms.contains { $0.lowercased() == text }
  }

  /// Whether a text is `unmistakable`, in whatever case.
  public func isNamed(by text: String) -> Bool {
    text.drop { $0 == "@" }.lowercased() == unmistakable.lowercased()
  }

  /// Whether a text names this address: by its handle, with or without its host, its server and its network, as
  /// `ann`, `@ann@example.org`, `ann@example.org@mastodon` or `mastodon:ann@example.org`. Case does not count.
  public func isCalled(_ text: String) -> Bool {
    let text = text.drop { $0 == "@" }.lowercased()
    return [label, name, qualified].contains {
      [$0, "\($0)@\(network)", "\(network):\($0)"].contains { $0.lowercased() == text }
    }
  }
}

extension Sequence where Element == Address {
  /// Those that a text means. What can mean no other address means that one, whatever a server calls others.
  public func called(_ text: String) -> [Address] {
    let meant = filter { $0.isMeant(by: text) }
    return meant.isEmpty ? filter { $0.isCalled(text) } : meant
  }
}

/// An address of a person: one of their accounts, on one network.
public struct Address: Hashable, Sendable {
  /// The key that identifies the account for good.
  public var key: AddressKey
  /// The account's name on the bot's own server: `ann@example.org`, or `ann` for an account on that server. It may
  /// change. Empty if somebody else has the handle now and the account's new one is not known.
  public var handle: String

  /// An address with its current handle.
  public init(_ key: AddressKey, handle: String) {
    self.key = key
    self.handle = handle
  }

  /// An address from the parts of its key.
  public init(network: String, realm: String, remoteID: String, handle: String) {
    self.init(AddressKey(network: network, realm: realm, remoteID: remoteID), handle: handle)
  }

  /// The network's name, `mastodon`.
  public var network: String { key.network }
  /// The realm in which the id is unique; see ``AddressKey/realm``.
  public var realm: String { key.realm }
  /// The unchanging id that the realm gave the account.
  public var remoteID: String { key.remoteID }
}

extension Address {
  /// The handle, or the id if the handle is not known.
  public var label: String { handle.isEmpty ? remoteID : handle }

  /// The handle with its host: `ann@example.org`, even for `ann` on the bot's own server.
  public var name: String { handle.contains("@") ? handle : qualified }

  /// The handle and the server that gave it, which is unique within the network: `ann@example.org`, and
  /// `bob@elsewhere.example@example.org` for an account on another server.
  public var qualified: String { key.server.map { "\(label)@\($0)" } ?? label }

  /// The unique text by which a command can refer to this address: `mastodon:ann@example.org`.
  public var unmistakable: String { "\(network):\(qualified)" }

  /// The host that the account is on: the one in its handle, or else the bot's own server; nil if the network has no
  /// hosts.
  public var host: String? {
    handle.firstIndex(of: "@").map { String(handle[handle.index(after: $0)...]) } ?? key.server
  }

  /// Returns the address as somebody else reads it: the bare handle on the same server, else with its server or
  /// network.
  public func name(to reader: AddressKey) -> String {
    if key.isNear(reader) { return label }
    return key.server == nil ? "\(label)@\(network)" : qualified
  }

  /// Whether a handle names neither a host nor a network: `ann`.
  package static func isBare(_ handle: String) -> Bool { !handle.contains("@") && !handle.contains(":") }

  /// Whether a text refers to this address and cannot refer to another.
  public func isMeant(by text: String) -> Bool {
    let text = text.drop { $0 == "@" }.lowercased()
    let forms = [unmistakable, "\(qualified)@\(network)"] + (key.server == nil ? [] : [qualified])
    return forms.contains { $0.lowercased() == text }
  }

  /// Whether a text is ``unmistakable``, regardless of case.
  public func isNamed(by text: String) -> Bool {
    text.drop { $0 == "@" }.lowercased() == unmistakable.lowercased()
  }

  /// Whether a text can refer to this address: by its handle, with or without its host, server and network, as in
  /// `ann`, `@ann@example.org`, `ann@example.org@mastodon` or `mastodon:ann@example.org`. Case does not count.
  public func isCalled(_ text: String) -> Bool {
    let text = text.drop { $0 == "@" }.lowercased()
    return [label, name, qualified].contains {
      [$0, "\($0)@\(network)", "\(network):\($0)"].contains { $0.lowercased() == text }
    }
  }
}

extension Sequence where Element == Address {
  /// Returns the addresses that a text refers to. An unambiguous text refers to that address alone, whatever handles
  /// others have.
  public func called(_ text: String) -> [Address] {
    let meant = filter { $0.isMeant(by: text) }
    return meant.isEmpty ? filter { $0.isCalled(text) } : meant
  }
}

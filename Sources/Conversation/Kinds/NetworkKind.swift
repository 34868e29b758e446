/// A network for the bot's accounts: everything that the rest of the program needs to know about it.
public protocol NetworkKind: Sendable {
  /// The name, as the configuration and people write it: `mastodon`. Its `Network`s have the same name.
  var name: String { get }

  /// The settings of an account, besides those that every account has. Undeclared settings are refused, and values are
  /// of the declared kind.
  var settings: [Setting] { get }

  /// The kind of its addresses, the same as in its accounts' traits.
  var addressing: NetworkTraits.Addressing { get }

  /// The way in which `nuthatch login` signs an account in.
  var login: LoginMethod { get }

  /// Reads the settings of one account, without asking anybody.
  ///
  /// - Throws: `SettingProblem`, which refuses the whole configuration.
  func account(_ section: AccountSection) throws -> NetworkAccount

  /// Returns the advice to an operator about an account's trouble.
  func advice(for account: String) -> AccountAdvice

  /// Returns the address of the network's own form for posting a text; nil if it has none that would take it.
  ///
  /// - Parameters:
  ///   - link: an address within the text, which some forms take separately.
  ///   - handle: the handle of the person who would post it.
  ///   - realm: the realm in which their id is unique.
  func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String?

  /// The zones where people know that form even if they have never written to the bot from this network.
  var homeZones: Set<String> { get }

  /// Returns the realm of the accounts on a server, by its address; nil if ids are unique in the whole network.
  func realm(ofServer address: String) -> String?
}

extension NetworkKind {
  /// Handles, as on most networks.
  public var addressing: NetworkTraits.Addressing { .handles }

  /// Returns nil, since many networks have no such form.
  public func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String? { nil }

  /// No zones, since most networks have some users everywhere.
  public var homeZones: Set<String> { [] }

  /// Returns nil, since ids are global on most networks.
  public func realm(ofServer address: String) -> String? { nil }
}

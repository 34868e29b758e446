/// A network that accounts of the bot can be on: all that the rest of the house needs to know of it.
public protocol NetworkKind: Sendable {
  /// Its name, as the configuration and people write it: `mastodon`. It is that of its `Network`s.
  var name: String { get }

  /// What an account of it is set up with, beside what every account has. What is not declared is refused, and values are
  /// of the kind that is declared.
  var settings: [Setting] { get }

  /// What its addresses are: the same as its accounts' traits say.
  var addressing: NetworkTraits.Addressing { get }

  /// How `nuthatch login` signs an account in.
  var login: LoginMethod { get }

  /// Reads the settings of one account, without asking anybody.
  ///
  /// - Throws: `SettingProblem`, which refuses the whole configuration.
  func account(_ section: AccountSection) throws -> NetworkAccount

  /// What an operator can do about the trouble of an account.
  func advice(for account: String) -> AccountAdvice

  /// The address of the network's own form for posting a text; nil where it has none that would take it.
  ///
  /// - Parameters:
  ///   - link: an address that the text has, which some forms take apart from it.
  ///   - handle: who would post it.
  ///   - realm: where their id is unique.
  func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String?

  /// The zones where people know that form even if they have never written to the bot from there.
  var homeZones: Set<String> { get }

  /// The realm of the accounts on a server, by its address; nil where ids are unique in the whole network.
  func realm(ofServer address: String) -> String?
}

extension NetworkKind {
  /// Most networks' addresses are names.
  public var addressing: NetworkTraits.Addressing { .handles }

  /// Many networks have no such form.
  public func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String? { nil }

  /// Most networks are used everywhere by some.
  public var homeZones: Set<String> { [] }

  /// Ids are global on most networks.
  public func realm(ofServer address: String) -> String? { nil }
}

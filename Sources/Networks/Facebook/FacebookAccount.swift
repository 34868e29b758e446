/// A Page on Facebook, and the app through which the bot uses it.
public struct FacebookAccount: Hashable, Sendable {
  /// A message that Facebook has approved for people who have not written for a day
  /// (developers.facebook.com/docs/messenger-platform/send-messages/utility-messages). It has one variable, the reminder.
  public struct Template: Hashable, Sendable {
    /// The template's name.
    public var name: String
    /// The code of the template's language, such as `en`.
    public var language: String

    /// A template of that name and language.
    public init(name: String, language: String = "en") {
      self.name = name
      self.language = language
    }
  }

  /// The address of the Graph API, without a slash at its end.
  public var server: String
  /// The Page's access token.
  public var token: String
  /// The app's id; nil if the token cannot be examined.
  public var appID: String?
  /// The app's secret; nil if requests carry no proof of it.
  public var appSecret: String?
  /// The template for reminders after the reply window; nil for none.
  public var template: Template?
  /// Whether comments that mention the Page are read.
  public var readsComments: Bool
  /// Whether the operator publishes posts on the Page.
  public var publishes: Bool
  /// Whether Facebook calls when there is something new.
  public var isCalled: Bool

  /// The Graph API's own address.
  public static let graph = "https://graph.facebook.com"

  /// An account at the Graph API's own address, unless given otherwise.
  public init(
    server: String = FacebookAccount.graph, token: String, appID: String? = nil, appSecret: String? = nil,
    template: Template? = nil, readsComments: Bool = false, publishes: Bool = false, isCalled: Bool = false
  ) {
    self.server = String(server.reversed().drop { $0 == "/" }.reversed())
    self.token = token
    self.appID = appID
    self.appSecret = appSecret
    self.template = template
    self.readsComments = readsComments
    self.publishes = publishes
    self.isCalled = isCalled
  }
}

import Conversation

/// The settings of an account on Facebook.
struct FacebookSettings: Hashable {
  private let server: String
  private let token: Secret?
  private let appID: String?
  private let appSecret: Secret?
  private let template: FacebookAccount.Template?
  private let readsComments: Bool
  private let publishes: Bool
  /// The word with which Facebook proves that it knows the address; nil if it does not call.
  private let verifyToken: Secret?

  static let serverSetting = Setting(
    "server", .server, example: FacebookAccount.graph,
    "the address of the Graph API; Facebook's own if it is left out")
  private static let appIDSetting = Setting(
    "app_id", .text, example: "\"1234567890\"",
    "the app's id, in quotes; with it, `nuthatch check` can examine the token")
  private static let appSecretSetting = Setting(
    "app_secret_file", .text, example: "/var/lib/nuthatch/garden.secret",
    "the file with the app's secret, which proves requests and signs Facebook's calls")
  private static let webhookSetting = Setting(
    "webhook", .flag, example: "true",
    "whether Facebook calls when somebody writes; it needs `web.public_url`, `app_secret_file` and `verify_token`")
  private static let verifyTokenSetting = Setting(
    "verify_token", .text, example: "any-word-of-yours",
    "a word of your choice, which you enter at Facebook with the webhook's address", isSecret: true)
  private static let commentsSetting = Setting(
    "comments", .flag, example: "true", "whether the bot answers comments that name the Page, each by a private reply")
  private static let postsSetting = Setting(
    "publish", .flag, example: "true", "whether the operator may publish posts on the Page with `!post`")
  private static let templateSetting = Setting(
    "utility_template", .text, example: "reminder",
    "the approved utility template that carries reminders to people who have not written for a day")
  private static let languageSetting = Setting(
    "utility_language", .text, example: "en", "the template's language; en if it is left out")

  static let all = [
    Setting.tokenFile, .token, appIDSetting, appSecretSetting, webhookSetting, verifyTokenSetting, commentsSetting,
    postsSetting, templateSetting, languageSetting, serverSetting,
  ]

  /// - Throws: `SettingProblem`
  init(_ section: AccountSection) throws {
    let values = section.values
    server = values.text(Self.serverSetting) ?? FacebookAccount.graph
    token = try section.token()
    appID = values.text(Self.appIDSetting)
    appSecret = try section.secret(inFile: Self.appSecretSetting)
    readsComments = values.flag(Self.commentsSetting)
    publishes = values.flag(Self.postsSetting)
    template = values.text(Self.templateSetting).map {
      FacebookAccount.Template(name: $0, language: values.text(Self.languageSetting) ?? "en")
    }
    verifyToken = section.secret(Self.verifyTokenSetting)
    guard values.flag(Self.webhookSetting) else { return }
    guard section.webhookAddress != nil else {
      throw section.problem(
        Self.webhookSetting, "needs `web.listen` and `web.public_url`: Facebook has to reach the bot")
    }
    guard appSecret != nil else {
      throw section.problem(
        Self.webhookSetting, "needs `app_secret_file`, too: the app's secret signs Facebook's calls")
    }
    guard verifyToken != nil else {
      throw section.problem(
        Self.webhookSetting, "needs `verify_token`, too: choose a word, and enter it at Facebook beside the address"
      )
    }
  }

  /// The identity of the account: its token.
  var identity: Secret? { token }

  /// The webhook that Facebook calls; nil if it does not call.
  func webhook(of section: AccountSection) -> Webhook? {
    guard section.values.flag(Self.webhookSetting), let address = section.webhookAddress, let appSecret, let verifyToken
    else { return nil }
    let webhook = FacebookWebhook(secret: appSecret.value, verifyToken: verifyToken.value)
    let fields = readsComments ? "`messages` and `feed`" : "`messages`"
    return Webhook(
      advice: "in the app's webhooks for Page, name \(address) with the `verify_token`, and subscribe to \(fields)"
    ) { webhook.answer(to: $0) }
  }

  /// The account with its credentials.
  ///
  /// - Throws: `SettingProblem`
  func account(of section: AccountSection) throws -> FacebookAccount {
    guard let token else {
      throw section.problem(
        "has no token; do: \(FacebookNetwork.login), and set `account.\(section.name).token_file` to the file it"
          + " writes")
    }
    return FacebookAccount(
      server: server, token: token.value, appID: appID, appSecret: appSecret?.value, template: template,
      readsComments: readsComments, publishes: publishes, isCalled: section.values.flag(Self.webhookSetting))
  }
}

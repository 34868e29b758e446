import Conversation

/// The settings of an account that is a telephone number.
struct SMSSettings: Hashable {
  let server: String?
  /// Twilio's SID of the account: `AC` and 32 digits.
  let accountSID: String?
  /// The SID of an API key; nil if `token` is the account's own and not the key's secret.
  let keySID: String?
  /// The number in E.164, or a short code.
  let number: String?
  let messagingService: String?
  let handle: String
  /// The most segments of a message.
  let segments: Int
  /// The dollars for each segment.
  let segmentPrice: Double
  let token: Secret?
  /// The address that Twilio calls, and the token that signs the calls; nil if it does not call.
  private let call: Call?

  private struct Call: Hashable {
    var address: String
    var authToken: Secret
  }

  private static let numberSetting = Setting(
    "number", .text, example: "\"+14155550100\"", "the number people write to, in quotes", isRequired: true)
  private static let accountSetting = Setting(
    "account_sid", .text, example: "AC00000000000000000000000000000000", "your Twilio account's SID", isRequired: true
  )
  private static let keySetting = Setting(
    "key_sid", .text, example: "SK00000000000000000000000000000000", "the SID of an API key, if the token is its secret"
  )
  private static let serviceSetting = Setting(
    "messaging_service", .text, example: "MG00000000000000000000000000000000", "a messaging service to send through")
  private static let handleSetting = Setting(
    "handle", .text, example: "nuthatch", "the bot's name in its messages; nuthatch if it is left out")
  private static let segmentsSetting = Setting(
    "segments", .integer(1...10), example: "2", "the most segments that a message may have; 2 if it is left out")
  private static let priceSetting = Setting(
    "price_per_segment", .number(0...100), example: "0.0083",
    "what a segment costs, in dollars; 0.0083 if it is left out")
  private static let webhookSetting = Setting(
    "webhook", .flag, example: "true", "whether Twilio calls when somebody texts; it needs `web.public_url`")
  private static let authTokenSetting = Setting(
    "auth_token_file", .text, example: "/var/lib/nuthatch/phone.auth",
    "the file with the account's auth token, which signs Twilio's calls; needed with `key_sid`")
  private static let serverSetting = Setting("server", .server, example: "https://example.org", "the server's address")

  static let all = [
    numberSetting, accountSetting, keySetting, serviceSetting, handleSetting, segmentsSetting, priceSetting,
    webhookSetting, authTokenSetting, serverSetting, .tokenFile, .token, .spendPerDay,
  ]

  /// - Throws: `SettingProblem`
  init(_ section: AccountSection) throws {
    let values = section.values
    server = values.text(Self.serverSetting)
    accountSID = values.text(Self.accountSetting)
    keySID = values.text(Self.keySetting)
    number = values.text(Self.numberSetting)
    messagingService = values.text(Self.serviceSetting)
    handle = values.text(Self.handleSetting) ?? "nuthatch"
    segments = values.integer(Self.segmentsSetting) ?? 2
    segmentPrice = values.number(Self.priceSetting) ?? 0.0083
    token = try section.token()
    call = try Self.call(section, token: token, hasKey: keySID != nil)
  }

  /// The webhook's address and token; nil if the account has no webhook, or no token at all.
  private static func call(_ section: AccountSection, token: Secret?, hasKey: Bool) throws -> Call? {
    guard section.values.flag(webhookSetting) else { return nil }
    let setting = "`account.\(section.name).webhook: true`"
    guard let address = section.webhookAddress else {
      throw SettingProblem("\(setting) needs `web.listen` and `web.public_url`: Twilio has to reach the bot")
    }
    if let authToken = try section.secret(inFile: authTokenSetting) {
      return Call(address: address, authToken: authToken)
    }
    guard !hasKey else {
      throw SettingProblem(
        "\(setting) beside `key_sid` needs `auth_token_file`, too: Twilio signs its calls with the account's auth token"
      )
    }
    return token.map { Call(address: address, authToken: $0) }
  }

  /// The webhook that Twilio calls; nil if it does not call.
  func webhook(of section: AccountSection) throws -> Webhook? {
    guard let call else { return nil }
    let webhook = SMSWebhook(authToken: call.authToken.value, address: call.address)
    return Webhook(advice: "have Twilio call \(call.address) by POST when a message comes in") {
      webhook.answer(to: $0)
    }
  }

  /// The account with its credentials.
  ///
  /// - Throws: `SettingProblem`
  func account(of section: AccountSection) throws -> SMSAccount {
    guard let accountSID, Self.isSID(accountSID, of: "AC") else {
      throw section.problem(
        Self.accountSetting, "must be Twilio's account SID, AC and 32 digits; the console shows it")
    }
    if let keySID, !Self.isSID(keySID, of: "SK") {
      throw section.problem(Self.keySetting, "must be the SID of an API key, SK and 32 digits")
    }
    if let messagingService, !Self.isSID(messagingService, of: "MG") {
      throw section.problem(Self.serviceSetting, "must be the SID of a messaging service, MG and 32 digits")
    }
    guard let number, Self.isNumber(number) else {
      throw section.problem(
        Self.numberSetting, "must be the number people write to, in quotes, such as \"+14155550100\"")
    }
    guard let token else {
      throw section.problem(
        "has no token; put Twilio's auth token, or the secret of the API key that `key_sid` names, into a file that only"
          + " the daemon's user can read, and set `account.\(section.name).token_file` to it")
    }
    return SMSAccount(
      server: server ?? SMSAccount.api, accountSID: accountSID, keySID: keySID, secret: token.value, number: number,
      messagingService: messagingService, handle: handle, segments: segments,
      segmentPrice: Int((segmentPrice * 1_000_000).rounded()))
  }

  private static func isSID(_ text: String, of kind: String) -> Bool {
    text.count == 34 && text.hasPrefix(kind) && text.dropFirst(2).allSatisfy(\.isHexDigit)
  }

  /// Whether a text is a number in E.164, or a short code of five or six digits.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), digits.first != "0" else { return false }
    return text.hasPrefix("+") ? (7...15).contains(digits.count) : (5...6).contains(digits.count)
  }
}

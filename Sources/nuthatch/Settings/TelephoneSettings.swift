import SMS

/// What an account that is a telephone number is set up with.
struct TelephoneSettings: Hashable {
  /// Twilio's SID of the account: `AC` and 32 digits.
  var accountSID: String?
  /// The SID of an API key, where `token` is its secret.
  var keySID: String?
  /// In E.164, or a short code.
  var number: String?
  var messagingService: String?
  var handle: String
  /// Segments of a message.
  var segments: Int
  /// Dollars for each.
  var segmentPrice: Double

  init(_ values: SettingValues) {
    accountSID = values.text(TelephoneKey.accountSID)
    keySID = values.text(TelephoneKey.keySID)
    number = values.text(TelephoneKey.number)
    messagingService = values.text(TelephoneKey.messagingService)
    handle = values.text(TelephoneKey.handle) ?? "nuthatch"
    segments = values.integer(TelephoneKey.segments) ?? 2
    segmentPrice = values.number(TelephoneKey.segmentPrice) ?? 0.0083
  }

  /// The account, with what it signs in by.
  ///
  /// - Throws: `Problem` that names the setting.
  func account(_ name: String, server: String?, token: Secret?) throws -> SMSAccount {
    guard let accountSID, Self.isSID(accountSID, of: "AC") else {
      throw Problem.configuration(
        "`account.\(name).account_sid` must be Twilio's account SID, AC and 32 digits; the console shows it")
    }
    if let keySID, !Self.isSID(keySID, of: "SK") {
      throw Problem.configuration("`account.\(name).key_sid` must be the SID of an API key, SK and 32 digits")
    }
    if let messagingService, !Self.isSID(messagingService, of: "MG") {
      throw Problem.configuration(
        "`account.\(name).messaging_service` must be the SID of a messaging service, MG and 32 digits")
    }
    guard let number, Self.isNumber(number) else {
      throw Problem.configuration(
        "`account.\(name).number` must be the number people write to, in quotes: \"+14155550100\" would be one")
    }
    guard let token else {
      throw Problem.configuration(
        "`account.\(name)` has no token; put Twilio's auth token, or the secret of the API key that `key_sid` names,"
          + " into a file that only the daemon's user can read, and set `account.\(name).token_file` to it")
    }
    return SMSAccount(
      server: server ?? SMSAccount.api, accountSID: accountSID, keySID: keySID, secret: token.value, number: number,
      messagingService: messagingService, handle: handle, segments: segments,
      segmentPrice: Int((segmentPrice * 1_000_000).rounded()))
  }

  private static func isSID(_ text: String, of kind: String) -> Bool {
    text.count == 34 && text.hasPrefix(kind) && text.dropFirst(2).allSatisfy(\.isHexDigit)
  }

  /// E.164, or a short code of five or six digits.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), digits.first != "0" else { return false }
    return text.hasPrefix("+") ? (7...15).contains(digits.count) : (5...6).contains(digits.count)
  }
}

/// One of the bot's accounts at Twilio: its credentials and number.
public struct SMSAccount: Sendable {
  /// The API's address.
  public var server: String
  /// The account's SID, `AC` and 32 digits.
  public var accountSID: String
  /// The SID of an API key, `SK` and 32 digits; nil if `secret` is the account's own token.
  public var keySID: String?
  /// The key's secret, or the account's token.
  public var secret: String
  /// The number that people write to, in E.164: `+14155550100`.
  public var number: String
  /// The SID of the messaging service that chooses the sender, `MG` and 32 digits; nil sends from the number.
  public var messagingService: String?
  /// The name with which people may address the bot at the beginning of a message.
  public var handle: String
  /// The most segments of one message, each of which is charged.
  public var segments: Int
  /// The price of each segment, in millionths of a dollar.
  public var segmentPrice: Int

  /// The API's own address.
  public static let api = "https://api.twilio.com"

  /// An account with Twilio's own address and prices unless others are given.
  public init(
    server: String = SMSAccount.api, accountSID: String, keySID: String? = nil, secret: String, number: String,
    messagingService: String? = nil, handle: String = "nuthatch", segments: Int = 2, segmentPrice: Int = 8_300
  ) {
    self.server = server
    self.accountSID = accountSID
    self.keySID = keySID
    self.secret = secret
    self.number = number
    self.messagingService = messagingService
    self.handle = handle
    self.segments = segments
    self.segmentPrice = segmentPrice
  }
}

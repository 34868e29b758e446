import SMS

/// Where Twilio calls when somebody has texted an account's number.
struct WebhookSettings: Hashable {
  /// Of the account, for people to give to Twilio.
  var address: String
  /// What the calls are signed with: the account's own token.
  var authToken: Secret

  /// Reads `webhook` and `auth_token_file` of an account; nil where it is not to be called, or has no token at all.
  ///
  /// - Parameter site: what the bot is reached by.
  /// - Throws: `Problem` that names the setting and what would do.
  init?(
    of account: Settings.AccountSettings, _ values: SettingValues, site: String?, environment: [String: String]
  ) throws {
    guard values.flag(TelephoneKey.webhook) else { return nil }
    let setting = "`account.\(account.name).webhook: true`"
    guard let site else {
      throw Problem.configuration("\(setting) needs `web.listen` and `web.public_url`: Twilio has to reach the bot")
    }
    address = "\(site)/webhook/\(account.name)"
    if let path = values.text(TelephoneKey.authTokenFile) {
      authToken = try Secret(
        file: path, setting: "account.\(account.name).auth_token_file", environment: environment)
    } else if account.telephone.keySID != nil {
      throw Problem.configuration(
        "\(setting) beside `key_sid` needs `auth_token_file`, too: Twilio signs its calls with the account's auth token"
      )
    } else if let token = account.token {
      authToken = token
    } else {
      return nil
    }
  }

  var webhook: SMSWebhook { SMSWebhook(authToken: authToken.value, address: address) }
}

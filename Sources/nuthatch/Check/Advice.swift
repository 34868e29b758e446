/// What an operator can do about an account's trouble, by its network.
struct Advice {
  /// When its credentials are refused.
  var signIn: String
  /// When its answers are of no use.
  var wrongServer: String

  init(network: String, account: String) {
    switch network {
    case "sms":
      signIn =
        "take the auth token, or the API key's secret, from Twilio's console again, and put it where"
        + " `account.\(account).token_file` points; look there, too, whether the account is suspended"
      wrongServer = "look at `account.\(account).number` and `account_sid`"
    case "x":
      signIn =
        "`--client-id` is `account.\(account).client_id`, and what it writes belongs where `token_file` points; the four"
        + " keys of OAuth 1.0a, where they are used instead, are made anew at developer.x.com"
      wrongServer = "look at the app and its plan at developer.x.com, and leave `account.\(account).server` out"
    default:
      signIn =
        "do: nuthatch login \(network) --server URL, and put what it writes where `account.\(account).token_file` points"
      wrongServer = "is `account.\(account).server` a \(network) server?"
    }
  }
}

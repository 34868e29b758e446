import Conversation
import Foundation
import HTTP

/// Takes a bot's token, and looks up the bot.
struct TelegramSignIn: NetworkLogin {
  let transport: any Transport
  let now: @Sendable () -> Date

  var options: [Setting] { [TelegramKind.server] }

  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedInAccount {
    let server = options.text(TelegramKind.server) ?? TelegramNetwork.api
    let line = await port.askSecret(
      "Write /newbot to @BotFather on Telegram, or /mybots for one that you have. Paste the token that it shows here, and"
        + " press Enter.")
    guard let text = line?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      throw LoginFailure.usage("you entered nothing, so nothing is saved")
    }
    guard let token = TelegramToken(text) else {
      throw LoginFailure.usage("that is not a token: \(TelegramToken.expectation)")
    }
    do {
      let connection = try await TelegramNetwork(server: server, token: token.text, transport: transport, now: now)
        .connect()
      return SignedInAccount(
        handle: connection.handle, token: Secret(token.text + "\n"), file: "\(TelegramNetwork.networkName).token")
    } catch NetworkFailure.signedOut, NetworkFailure.optedOut {
      throw LoginFailure.refused("\(server) does not know that token; did you copy all of it, and is it the newest?")
    } catch NetworkFailure.permanent(let reason) {
      throw LoginFailure.refused("\(server) did not sign the bot in (\(reason)); leave --server out for Telegram's own")
    } catch let failure as NetworkFailure {
      throw LoginFailure(failure, of: server)
    }
  }
}

import Agent
import SMS
import Web

/// Twilio's calls: each has its account polled at once, and is believed nothing else.
struct Webhooks: WebhookTarget {
  let live: LiveSettings
  let agent: Bot

  func isCalled(for account: String) -> Bool { settings(of: account) != nil }

  func answer(to call: WebhookCall) async -> WebhookAnswer {
    let signature = call.headers[SMSWebhook.signatureHeader.lowercased()] ?? ""
    guard settings(of: call.account)?.webhook.isGenuine(call.body, signature: signature) == true else {
      return .refused
    }
    await agent.look(at: call.account)
    return .heard(type: "text/xml; charset=utf-8", body: SMSWebhook.answer)
  }

  private func settings(of account: String) -> WebhookSettings? {
    live.settings.accounts.first { $0.name == account }?.webhook
  }
}

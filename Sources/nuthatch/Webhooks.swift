import Agent
import SMS
import Web

/// Twilio's calls: each has its account polled at once, and is believed nothing else.
struct Webhooks: WebhookTarget {
  let live: LiveSettings
  let agent: Agent

  func answer(to call: WebhookCall) async -> WebhookAnswer {
    guard let settings = live.settings.accounts.first(where: { $0.name == call.account })?.webhook else {
      return .unknown
    }
    let signature = call.headers[SMSWebhook.signatureHeader.lowercased()] ?? ""
    guard settings.webhook.isGenuine(call.body, signature: signature) else { return .refused }
    await agent.look(at: call.account)
    return .heard(type: "text/xml; charset=utf-8", body: SMSWebhook.answer)
  }
}

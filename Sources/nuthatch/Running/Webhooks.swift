import Agent
import Conversation
import Web

/// Calls from networks: a genuine one makes the daemon poll its account at once.
struct Webhooks: WebhookTarget {
  let live: LiveSettings
  let agent: Bot

  func isCalled(for account: String) -> Bool { webhook(of: account) != nil }

  func answer(to call: WebhookCall) async -> WebhookAnswer {
    let answer = webhook(of: call.account)?.answer(to: call) ?? .refused
    if answer != .refused { agent.pollNow(call.account) }
    return answer
  }

  private func webhook(of account: String) -> Webhook? {
    live.settings.accounts.first { $0.name == account }?.onNetwork.webhook
  }
}

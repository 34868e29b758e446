import Civil
import Foundation
import HTTPTypes
import Hummingbird
import Markup

/// What the operator sees: whether all is well, the accounts, what was given up, and a month of messages.
struct OperatorPage {
  let report: OperatingReport
  let token: String

  var response: Response {
    SignInPage(title: "How the bot works", content: content).response()
  }

  private var content: Markup {
    """
    <p>Nuthatch \(report.version), \(told(report.at)).</p>
    <section><h2>Health</h2>\(health)</section>
    <section><h2>Accounts</h2>\(accounts)</section>
    <section><h2>Given up</h2>\(stuck)</section>
    <section class="facts"><h2>What there is</h2><dl>\(counts)</dl></section>
    <section><h2>Messages in the last month</h2>\(TrafficPlot(days: report.traffic, until: report.at).markup)</section>
    <div class="actions">\(Form(to: Href("operator", "sign-out"), token: token).button("Sign out", style: "quiet"))</div>
    """
  }

  private var health: Markup {
    guard !report.problems.isEmpty else { return "<p>All is well.</p>" }
    return "<ul>\(report.problems.map { "<li class=\"error\">\($0)</li>" as Markup })</ul>"
  }

  private var counts: [Markup] { report.counts.map { "<div><dt>\($0.name)</dt><dd>\($0.count)</dd></div>" } }

  private var accounts: Markup {
    let rows = report.accounts.map { account -> Markup in
      """
      <tr><th scope="row">\(account.name)</th><td>\(account.network)</td>\
      <td>\(account.lastPoll.map(told) ?? "never")</td>\
      \(account.failure.map { "<td class=\"error\">\($0)</td>" as Markup } ?? "<td>works</td>")\
      <td>\(account.queued)</td><td>\(account.doubtful)</td><td>\(account.dead)</td></tr>
      """
    }
    return """
      <div class="scroll" role="region" aria-label="Accounts" tabindex="0"><table><thead><tr><th scope="col">Account</th><th scope="col">Network</th>\
      <th scope="col">Polled</th><th scope="col">State</th><th scope="col">To send</th><th scope="col">In doubt</th>\
      <th scope="col">Given up</th></tr></thead><tbody>\(rows)</tbody></table></div>
      """
  }

  private var stuck: Markup {
    guard !report.stuck.isEmpty else { return "<p>Nothing.</p>" }
    let rows = report.stuck.map { item -> Markup in
      let again = Form(to: Href("operator", "replay"), token: token, hidden: ["id": item.id])
        .button("Try again", name: "Try \(item.id) again")
      return """
        <li class="row"><div class="what"><strong>\(item.id)</strong>, \(item.what)<div class="details">\(item.reason)</div>\
        </div><div class="act">\(again)</div></li>
        """
    }
    return "<ul class=\"rows\">\(rows)</ul>"
  }

  /// `2026-11-22 17:05 UTC`
  private func told(_ instant: Date) -> String {
    let local = Zone.utc.local(at: instant)
    return "\(local.date) \(local.time) UTC"
  }
}

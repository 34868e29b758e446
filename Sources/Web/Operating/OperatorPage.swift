import Agenda
import Civil
import Foundation
import HTTPTypes
import Hummingbird
import Markup

/// The operator's page: the problems, the accounts, everything that was given up, and a month of messages.
struct OperatorPage {
  let report: OperatingReport
  /// The browsers in which the operator is signed in, and which of them this is.
  let sessions: [BrowserSession]
  let own: BrowserSession.ID
  let token: String
  let wording: any Wording

  var response: Response {
    SignInPage(title: "How the bot is doing", content: content, wording: wording).response()
  }

  private var content: HTML {
    """
    <p>Nuthatch \(report.version), \(told(report.at)).</p>
    <section><h2>Health</h2>\(health)</section>
    <section><h2>Accounts</h2>\(accounts)</section>
    <section><h2>Given up</h2>\(stuck)</section>
    <section class="facts"><h2>In the database</h2><dl>\(counts)</dl></section>
    <section><h2>Messages in the last month</h2>\(TrafficPlot(days: report.traffic, until: report.at).markup)</section>
    <section><h2>Where you are signed in</h2><ul class="rows">\(sessions.map(browser))</ul></section>
    <div class="actions">\(Form(to: Href("operator", "sign-out"), token: token).button("Sign out"))</div>
    """
  }

  private var health: HTML {
    let failing = report.accounts.filter { $0.failure != nil }.map(\.name)
    let problems = report.problems + failing.map { "The account \($0) does not work: see below." }
    guard !problems.isEmpty else { return "<p>All is well.</p>" }
    return "<ul>\(problems.map { "<li class=\"error\">\($0)</li>" as HTML })</ul>"
  }

  private var counts: [HTML] { report.counts.map { "<div><dt>\($0.name)</dt><dd>\($0.count)</dd></div>" } }

  private var accounts: HTML {
    guard !report.accounts.isEmpty else { return "<p>None.</p>" }
    let entries = report.accounts.map { account -> HTML in
      let figures: [(HTML, HTML)] = [
        ("Network", "\(account.network)"),
        ("State", account.failure.map { "<span class=\"error\">\($0)</span>" } ?? "works"),
        ("Last polled", "\(account.lastPoll.map(told) ?? "never")"), ("To send", "\(account.queued)"),
        ("In doubt", "\(account.doubtful)"), ("Given up", "\(account.dead)"),
      ]
      let list = figures.map { name, value -> HTML in "<div><dt>\(name)</dt><dd>\(value)</dd></div>" }
      return "<li class=\"facts\"><h3>\(account.name)</h3><dl>\(list)</dl></li>"
    }
    return "<ul class=\"cards wide\">\(entries)</ul>"
  }

  private var stuck: HTML {
    guard !report.stuck.isEmpty else { return "<p>Nothing.</p>" }
    let rows = report.stuck.map { item -> HTML in
      let again = Form(to: Href("operator", "replay"), token: token, hidden: ["id": item.id])
        .button("Try again", name: "Try \(item.id) again")
      return """
        <li class="row"><div class="what"><strong>\(item.id)</strong>, \(item.what)<div class="details">\(item.reason)</div>\
        </div><div class="act">\(again)</div></li>
        """
    }
    return "<ul class=\"rows\">\(rows)</ul>"
  }

  private func browser(_ session: BrowserSession) -> HTML {
    let end = Form(to: Href("operator", "sessions", "\(session.id)", "end"), token: token)
      .button("Sign out", name: "Sign out of \(session.browser)", style: "quiet")
    return """
      <li class="row"><div class="what"><bdi>\(session.browser)</bdi>\(if: session.id == own, " <strong>(here)</strong>")\
      <div class="details"><span>since \(told(session.began))</span> <span>last used \(told(session.used))</span></div></div>\
      \(if: session.id != own, "<div class=\"act\">\(end)</div>")</li>
      """
  }

  /// `2026-11-22 17:05 UTC`
  private func told(_ instant: Date) -> String {
    let local = Zone.utc.local(at: instant)
    return "\(local.date) \(local.time.description.prefix(5)) UTC"
  }
}

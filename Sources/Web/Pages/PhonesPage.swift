import Agenda
import Foundation
import Markup

/// The person's calendar in other programs, and the browsers in which they are signed in.
struct PhonesPage: Page {
  /// When the address of the calendar was given; nil where there is none.
  let feedGiven: Date?
  /// The browsers in which the person is signed in, and which of them this is.
  let sessions: [BrowserSession]
  let own: BrowserSession.ID

  var title: String { "Phones and programs" }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> Markup {
    let desk = context.desk
    let calendar: Markup =
      feedGiven.map { given in
        """
        <p>Your calendar has had a secret address since \(desk.wording.moment(at: given, on: desk)). It is shown only once; \
        whoever knows it can read your calendar.</p><div class="actions">\(context.saying("!calendar new", "A new address instead"))\
        \(context.saying("!calendar off", "Turn it off", style: "danger"))</div>
        """
      } ?? """
        <p>Your phone, or any program that subscribes to calendars, can show what is here. It gets a secret address, \
        which is shown once.</p><div class="actions">\(context.saying("!calendar", "Give me the address"))</div>
        """
    return """
      <div class="heading"><h1>Phones and programs</h1></div>
      <section><h2>Your calendar elsewhere</h2>\(calendar)</section>
      <section><h2>Where you are signed in</h2><ul class="rows">\(sessions.map { browser($0, context) })</ul>\
      <div class="actions">\(context.form(Href("sessions", "end")).button("Sign out everywhere", style: "danger"))</div></section>
      <section><h2>Everything you have here</h2><p>One .zip file with your calendar, your notes and \
      their pictures, and everything as JSON. For your safety, this works only within 15 minutes after you sign in.</p><div class="actions">\
      <a class="button" href="\(to: Href("export.zip"))" download>Download</a>\(context.saying("!export", "Send it to the chat"))</div></section>
      """
  }

  private func browser(_ session: BrowserSession, _ context: PageContext) -> Markup {
    let desk = context.desk
    let end = context.form(Href("sessions", "\(session.id)", "end"))
      .button("Sign out", name: "Sign out \(session.browser)", style: "quiet")
    return """
      <li class="row"><div class="what"><bdi>\(session.browser)</bdi>\(if: session.id == own, " <strong>(this one)</strong>")\
      <div class="details"><span>Signed in \(desk.wording.moment(at: session.began, on: desk)),</span>\
      <span>last used \(desk.wording.moment(at: session.used, on: desk))</span></div></div>\
      \(if: session.id != own, "<div class=\"act\">\(end)</div>")</li>
      """
  }
}

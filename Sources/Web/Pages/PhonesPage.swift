import Agenda
import Foundation
import Markup

/// The person's calendar in other programs, and the browsers in which they are signed in.
struct PhonesPage: Page {
  /// The time when the calendar got its address; nil if it has none.
  let feedGiven: Date?
  /// The browsers in which the person is signed in, and which of them this is.
  let sessions: [BrowserSession]
  let own: BrowserSession.ID

  func title(_ wording: any Wording) -> String { wording.phonesPage }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> HTML {
    let (desk, wording) = (context.desk, context.wording)
    let calendar: HTML =
      feedGiven.map { given in
        """
        <p>\(wording.calendarSince(wording.moment(at: given, on: desk)))</p>\
        <div class="actions">\(context.saying("!calendar new", wording.newAddress))\
        \(context.saying("!calendar off", wording.turnOff, style: "danger"))</div>
        """
      } ?? """
        <p>\(wording.calendarOffer)</p>\
        <div class="actions">\(context.saying("!calendar", wording.giveAddress))</div>
        """
    return """
      <div class="heading"><h1>\(wording.phonesPage)</h1></div>
      <section><h2>\(wording.calendarElsewhere)</h2>\(calendar)</section>
      <section><h2>\(wording.whereSignedIn)</h2><ul class="rows">\(sessions.map { browser($0, context) })</ul>\
      <div class="actions">\(context.form(Href("sessions", "end")).button(wording.signOutEverywhere, style: "danger"))</div></section>
      <section><h2>\(wording.everythingYouHave)</h2><p>\(wording.exportHint)</p><div class="actions">\
      <a class="button" href="\(to: Href("export.zip"))" download>\(wording.download)</a>\(context.saying("!export", wording.sendToChat))</div></section>
      """
  }

  private func browser(_ session: BrowserSession, _ context: PageContext) -> HTML {
    let (desk, wording) = (context.desk, context.wording)
    let end = context.form(Href("sessions", "\(session.id)", "end"))
      .button(wording.signOut, name: wording.signOut(session.browser), style: "quiet")
    return """
      <li class="row"><div class="what"><bdi>\(session.browser)</bdi>\(if: session.id == own, " <strong>\(wording.thisBrowser)</strong>")\
      <div class="details"><span>\(wording.signedInSince(wording.moment(at: session.began, on: desk)))</span>\
      <span>\(wording.lastUsed(wording.moment(at: session.used, on: desk)))</span></div></div>\
      \(if: session.id != own, "<div class=\"act\">\(end)</div>")</li>
      """
  }
}

import Agenda
import Markup

// The actions of somebody who is signed in on the page of an event.
extension CommunityEventPage {
  /// The forms for going there, with guests, and for not going; they show what the person has already chosen.
  func attending(_ context: PageContext) -> HTML {
    let (wording, name) = (context.wording, event.reference.spelled)
    let told = attendance.map { "<p role=\"status\"><strong>\(wording.attending($0)).</strong></p>" as HTML }
    let leave = attendance.map { _ in context.saying("!notgoing \(name)", wording.notGoing) }
    guard !isOver, event.status != .cancelled else {
      return "\(told)\(if: leave != nil, "<div class=\"actions\">\(leave)</div>")"
    }
    let isThere = attendance.map { $0.state != .interested } ?? false
    let guests = Field(
      "guests", wording.guestsLabel,
      .choice(
        (0...Attendance.mostGuests).map { Field.Option(String($0), String($0)) },
        selected: String(isThere ? attendance?.guests ?? 0 : 0)))
    let interested = attendance == nil ? context.saying("!interested \(name)", wording.interested) : nil
    let button: HTML =
      isThere ? "<button>\(wording.changeGuests)</button>" : "<button class=\"main\">\(wording.going)</button>"
    return """
      \(told)\(context.form(address("going"), style: "inline").around("\(guests.markup)\(button)"))\
      <div class="actions">\(interested)\(leave)</div>
      """
  }

  /// The forms that change and call off the reader's own events, and report others.
  func changing(_ context: PageContext) -> HTML {
    let wording = context.wording
    guard let own else {
      guard event.audience == .everybody else { return .empty }
      return
        "<div class=\"actions\">\(context.saying("!report c\(event.reference.number)", wording.report, style: "quiet"))</div>"
    }
    let reason = Field("reason", wording.reasonLabel, .line(""), hint: wording.whoGoesIsTold)
    let off = context.form(address("off"), style: "inline").around(
      "\(reason.markup)<button class=\"danger\">\(wording.callOff)</button>")
    let isWrong = !own.problems.isEmpty || own.refusal != nil
    return """
      <details class="settings"\(if: isWrong, " open")><summary>\(wording.yourEvent)</summary>\
      \(own.markup(to: address("change"), for: audiences, button: wording.save, context))</details>\
      \(if: event.status != .cancelled, "<details class=\"settings\"><summary>\(wording.callOff)</summary>\(off)</details>")
      """
  }

  /// The address to which a form of this page is sent.
  private func address(_ act: String) -> Href {
    let page = Href("community", "e", "c\(event.reference.number)", act)
    return event.reference.occurrence.isEmpty ? page : page.asking([("on", event.reference.occurrence)])
  }
}

import Agenda
import Markup

/// The answer to the last change, with a way to undo it, or with the question that it asks.
enum NoticeBar {
  static func markup(_ context: PageContext) -> HTML {
    guard let notice = context.notice else { return .empty }
    // Choices are buttons here, without numbers.
    let told =
      notice.choices.isEmpty
      ? notice.lines : notice.lines.map { $0.replacing(" " + context.wording.byNumber, with: "") }
    let lines = told.map { "<p dir=\"auto\">\($0)</p>" as HTML }
    let entries = notice.list.map { entry -> HTML in
      let heading = entry.heading.map { "<li class=\"heading\" dir=\"auto\">\($0)</li>" as HTML }
      guard let item = entry.item else { return "\(heading)<li dir=\"auto\">\(entry.text)</li>" }
      return "\(heading)<li dir=\"auto\"><a href=\"\(to: .item(item))\">\(entry.text)</a></li>"
    }
    let choices = notice.choices.map { context.saying($0.message, $0.label, style: "choice") }
    let isError = notice.kind == .error
    return """
      <div class="notice\(if: isError, " wrong")" role="\(isError ? "alert" : "status")">\
      <div class="said">\(lines)\(if: !entries.isEmpty, "<ul>\(entries)</ul>")</div>\
      \(if: !choices.isEmpty, "<div class=\"choices\">\(choices)</div>")\
      \(undo(notice, context))</div>
      """
  }

  private static func undo(_ notice: Reply, _ context: PageContext) -> HTML {
    guard let change = notice.change, notice.choices.isEmpty else { return .empty }
    return context.form(.undo(change), style: "undo").around(
      "<button\(if: context.look.hasShortcuts, " aria-keyshortcuts=\"u\"")>\(context.wording.undo)</button>")
  }
}

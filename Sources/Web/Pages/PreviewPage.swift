import Agenda
import Markup

/// The preview of a message, before it is carried out: for browsers without scripts.
struct PreviewPage: Page {
  let message: String
  let parts: [PreviewPart]

  func title(_ wording: any Wording) -> String { wording.understood }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> HTML {
    """
    <div class="heading"><h1>\(context.wording.understood)</h1></div>
    <blockquote dir="auto">\(message)</blockquote>
    \(EntryBox.understood(parts, context))
    \(if: parts.isEmpty, "<p>\(context.wording.nothingToDo)</p>")
    <p class="hint">\(context.wording.crossTakesPlainly)</p>
    <div class="actions">\(context.saying(message, context.wording.doIt, style: "main"))<a class="button quiet" href="\(to: context.here)">\(context.wording.back)</a></div>
    """
  }
}

import Agenda
import Markup

/// What a message would be understood as, before it is done: for browsers without scripts.
struct PreviewPage: Page {
  let message: String
  let parts: [PreviewPart]

  var title: String { "What I understand" }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> Markup {
    """
    <div class="heading"><h1>What I understand</h1></div>
    <blockquote dir="auto">\(message)</blockquote>
    \(EntryBox.understood(parts, context))
    \(if: parts.isEmpty, "<p>There is nothing to do in this.</p>")
    <p class="hint">A cross takes a part as plain words of the name. Nothing is saved yet.</p>
    <div class="actions">\(context.saying(message, "Do it", style: "main"))<a class="button quiet" href="\(to: context.here)">Back</a></div>
    """
  }
}

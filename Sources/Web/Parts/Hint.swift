import Agenda
import Markup

/// What an empty page says: that it is empty, and what to type.
enum Hint {
  /// - Parameter why: what comes before the example; nil for the usual.
  static func nothing(_ told: String, _ example: String, why: String? = nil, _ context: PageContext) -> HTML {
    "<div class=\"empty\"><p>\(told)</p><p>\(why ?? context.wording.typeAbove) <q>\(example)</q></p></div>"
  }
}

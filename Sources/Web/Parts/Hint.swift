import Agenda
import Markup

/// The words on an empty page: that it is empty, and an example to type.
enum Hint {
  /// - Parameter why: the words before the example; nil for the usual ones.
  static func nothing(_ told: String, _ example: String, why: String? = nil, _ context: PageContext) -> HTML {
    "<div class=\"empty\"><p>\(told)</p><p>\(why ?? context.wording.typeAbove) <q>\(example)</q></p></div>"
  }
}

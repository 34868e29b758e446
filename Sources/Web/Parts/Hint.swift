import Markup

/// What an empty page says: that it is empty, and what to type.
enum Hint {
  static func nothing(_ told: Markup, _ example: String, why: Markup = "Type in the box above, for example:") -> Markup
  {
    "<div class=\"empty\"><p>\(told)</p><p>\(why) <q>\(example)</q></p></div>"
  }
}

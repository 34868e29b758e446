import Agenda
import Civil
import Commands
import Grammar

/// Pieces of messages that are repeated until a message is as long as it may be.
public enum Fragments {
  /// Every run of words in an example of a rule, a command or a mark.
  public static let all: [String] = {
    var known: Set<String> = []
    var found: [String] = []
    for phrase in phrases {
      let words = phrase.split(separator: " ").map(String.init)
      for start in words.indices {
        for end in start + 1...min(words.count, start + longest) {
          let fragment = words[start..<end].joined(separator: " ")
          if known.insert(fragment).inserted { found.append(fragment) }
        }
      }
    }
    return found.map { $0 + " " } + marks
  }()

  /// Words and marks that made some reader look far ahead or back, or call itself, and others like them.
  public static let marks = [
    "1h after ", "2 days before ", "1h before ", "a week after ", "the day before ", "1h before, ", "1h after noon ",
    "hey please ", "hi, please ", "hello todo: ", "friday's ", "~1 ", "^1 ", "*1 ", "=1h ", "\"a ", "#a ", "@a ", "!1 ",
    "+a ", "// ", "\\a ", "a:\n", "- a\n", "a\n", "a, ", "groceries: a, ", "( ", "(", "[", "\u{2013} ", "to ", " to a",
    " to @a", " as ", " every ", " before ", "remind me ", "nag me to ", "https://a ", "done ", "what ", "1,", "#1,",
    "1-999,", "999-1 ", "\n", "\n\n", "@nuthatch ", "\u{FF03}a ", "mon/", "monday, tuesday or ", "5pm ", "at ", "@",
    "#", "^", "*", "NOT ", "(a OR ", "a:b ", "due:friday ", ">", "\u{301}", "\u{200D}", "\u{1F468}\u{200D}", "\u{0}",
    "\u{85}", "e\u{301} ", "x", "9", "-", "'", ".", ", ", "yes ", "no, ", "until ", "from ", "and ", "every ",
  ]

  private static var phrases: [String] {
    Rulebook.rules.flatMap(\.examples) + Catalogue.all.flatMap { $0.messages }
  }
  private static let longest = 4

  /// A message of that many bytes: a beginning, and a fragment again and again.
  public static func message(_ beginning: String, _ fragment: String, bytes: Int) -> String {
    beginning + String(repeating: fragment, count: max(1, (bytes - beginning.utf8.count) / fragment.utf8.count))
  }

  /// The beginnings of messages: nothing, every command, and the words before a handle or a request.
  public static let beginnings =
    ["", "remind me to ", "please ", "@nuthatch ", "@bob ", "note: ", "move a to ", "what is "]
    + Catalogue.all.map { "!\($0.guide.name) " }
}

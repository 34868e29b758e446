public import Agenda
public import Grammar

/// Answers a question from what the person keeps.
public struct Ask: Command {
  public var question: Question

  public init(_ question: Question) { self.question = question }

  public static let guide = Guide(
    "ask", usage: "Q", bare: [], summary: "an answer from what you keep: when is the dentist?")

  public static var examples: [Example<Ask>] { [Example("!ask when is the dentist?", Ask(.when("dentist")))] }

  public init(_ arguments: String, by reader: Reader) throws {
    for reading in reader.message(arguments).lines.first?.readings ?? [] {
      guard case .question(let question) = reading else { continue }
      self.init(question)
      return
    }
    throw Misunderstanding(arguments, reason: Voice.noQuestion, example: "!ask when is the dentist?")
  }

  public func run(on desk: Desk) throws -> Reply {
    switch question {
    case .what(let moment?):
      if let problem = moment.problem { throw problem }
      return try (GetDue(moment) ?? GetDue(desk.today)).run(on: desk)
    case .what(nil):
      return try GetDue(desk.today, desk.today.adding(days: 6)).run(on: desk)
    case .did(let words):
      return try did(words, on: desk)
    case .when(let words), .about(let words):
      return try about(words, on: desk)
    }
  }

  private func completed(_ terms: [String], on desk: Desk) throws -> [Todo] {
    try desk.belongings.todos.search(terms, open: false, limit: 3).filter { $0.completed != nil }
  }

  /// What people ask who don't know what can be said.
  private static let helpless: Set<String> = [
    "can you do", "can i do", "can i say", "can i do here", "do you do", "how does this work", "how does it work",
    "how do you work", "who are you", "are you", "help", "can you help me", "huh", "is this",
  ]

  /// How things to do begin that are asked for as done.
  private static let present = [
    "paid": "pay", "bought": "buy", "called": "call", "sent": "send", "done": "do", "written": "write",
    "booked": "book",
    "got": "get", "fed": "feed", "made": "make", "taken": "take", "put": "put", "fixed": "fix", "watered": "water",
    "returned": "return", "cleaned": "clean", "washed": "wash", "picked": "pick", "cancelled": "cancel",
  ]

  /// Words that a question is put with.
  private static let asking: Set<String> = [
    "what", "when", "where", "which", "who", "is", "are", "was", "were", "am", "do", "does", "did", "have", "has",
    "had",
    "need", "can", "should", "will", "i", "it", "there", "any", "still", "left", "on", "at", "in", "of", "for", "to",
    "about", "me", "s", "what's", "who's",
  ]

  private func did(_ words: String, on desk: Desk) throws -> Reply {
    var done = try completed(words.terms, on: desk)
    // `have i paid rent` asks for what is called `pay rent`.
    let plain = words.terms.enumerated().map { $0.offset == 0 ? Ask.present[$0.element] ?? $0.element : $0.element }
    if done.isEmpty { done = try completed(plain, on: desk) }
    if !done.isEmpty {
      return Reply(.answer, done.map { Voice.didIt($0, on: desk) }, subjects: done.compactMap(\.reference))
    }
    var open = try desk.todos(named: words, byWordsOnly: true)
    if open.isEmpty { open = try desk.todos(named: plain.joined(separator: " "), byWordsOnly: true) }
    guard let first = open.first else { return Reply(.answer, [Voice.knowNothing(words)]) }
    return Reply(.answer, [Voice.notYet(first, on: desk)], subjects: [first.reference].compactMap { $0 })
  }

  private func about(_ words: String, on desk: Desk) throws -> Reply {
    if Ask.helpless.contains(words.folded) { return try Help().run(on: desk) }
    if words.folded == "did i miss" || words.folded == "have i missed" { return try Overdue().run(on: desk) }
    var found = try desk.kept(with: words.terms)
    // `is the dentist on friday`: the day is no part of its name, nor are the words that ask.
    if found.isEmpty {
      found = try desk.kept(with: desk.reader.item(words).name.terms.filter { !Ask.asking.contains($0) })
    }
    guard !found.isEmpty else { return Reply(.answer, [Voice.knowNothing(words)]) }
    if found.count == 1, let only = found.first {
      return Reply(.answer, Voice.details(only, on: desk), subjects: [only.reference].compactMap { $0 })
    }
    return Reply(.answer, [], list: found.map { Reply.Entry(Voice.line($0, on: desk), item: $0.reference) })
  }
}

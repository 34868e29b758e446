/// Verbs with which people say that they dealt with a thing. Rows of phrase tables take their alternatives from them.
struct DeedVerbs: Sendable {
  /// What is special about a verb.
  enum Trait: String {
    /// What is said to be done is surely something to do, so that the bot may say that nothing of that name is kept.
    case sure
    /// The deed ends the thing, however that is called: `rent paid` is about `rent`, while `dressings ordered` is rather
    /// about `order the dressings`.
    case ending
    /// The thing before the past form may also be who did it: `mum called`.
    case doer
    /// The base is also a noun: `i have book club` tells no deed.
    case noun
    /// The verb moves a thing to a later time only. The bot counts how often that happens: `postpone the gym`.
    case later
  }

  /// A row of the table: `book booked booked sure noun`.
  private struct Verb: Sendable {
    let base: String
    /// The past form and the participle. People say one for the other: `i taken my tablets`.
    let told: [String]
    let traits: Set<Trait>

    init(_ row: Substring) {
      let words = row.split(separator: " ").map(String.init)
      (base, told) = (words[0], Array(words[1...2]))
      traits = Set(words.dropFirst(3).compactMap(Trait.init))
    }
  }

  private let verbs: [Verb]

  /// - Parameter table: a row for each verb, with its base, past form, participle and traits.
  init(_ table: String) { verbs = table.split(separator: "\n").map { Verb($0) } }

  private init(_ verbs: [Verb]) { self.verbs = verbs }

  /// Those with a trait.
  func with(_ trait: Trait) -> DeedVerbs { DeedVerbs(verbs.filter { $0.traits.contains(trait) }) }

  /// Those without a trait.
  func without(_ trait: Trait) -> DeedVerbs { DeedVerbs(verbs.filter { !$0.traits.contains(trait) }) }

  /// All but those with such a base.
  func but(_ bases: String...) -> DeedVerbs { DeedVerbs(verbs.filter { !bases.contains($0.base) }) }

  /// Only those with such a base.
  func only(_ bases: String...) -> DeedVerbs { DeedVerbs(verbs.filter { bases.contains($0.base) }) }

  /// `post|send`
  var bases: String { alternatives { [$0.base] } }
  /// `posted|sent`
  var participles: String { alternatives { [$0.told[1]] } }
  /// The past forms and the participles: `posted|took|taken`.
  var told: String { alternatives(\.told) }
  /// All forms: `post|posted|take|took|taken`.
  var forms: String { alternatives { [$0.base] + $0.told } }

  /// The irregular forms, and the bases that they are forms of: `took` and `fed`, but not `posted`.
  var irregular: [String: String] {
    let forms = verbs.flatMap { verb in verb.told.map { (form: $0, base: verb.base) } }
    return Dictionary(forms.filter { !$0.form.hasSuffix("ed") || $0.form.count <= $0.base.count }) { $1 }
  }

  /// One by one.
  var each: [DeedVerbs] { verbs.map { DeedVerbs([$0]) } }

  private func alternatives(_ words: (Verb) -> [String]) -> String {
    var said = Set<String>()
    return verbs.flatMap(words).filter { said.insert($0).inserted }.joined(separator: "|")
  }
}

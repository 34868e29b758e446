import Agenda
import Civil
import Foundation

extension ConversationState {
  /// The keys of the open question in older versions, which stored it as properties of the state.
  private enum FormerKeys: String, CodingKey {
    case choices, asked, askedAnswering, numbersAreOfList, question
  }

  /// Reads a state that this version or an older one stored; missing parts are as in a new state.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      shown: try values.decodeIfPresent([ItemReference?].self, forKey: .shown) ?? [],
      occurrencesShown: try values.decodeIfPresent([String?].self, forKey: .occurrencesShown) ?? [],
      requestsShown: try values.decodeIfPresent([Int64].self, forKey: .requestsShown) ?? [],
      events: try values.decodeIfPresent([ListedEvent.Reference].self, forKey: .events) ?? [],
      eventsAreLast: try values.decodeIfPresent(Bool.self, forKey: .eventsAreLast) ?? false,
      shownAt: try values.decodeIfPresent(Date.self, forKey: .shownAt),
      unshown: try values.decodeIfPresent([Reply.Entry].self, forKey: .unshown) ?? [],
      question: try values.decodeIfPresent(OpenQuestion.self, forKey: .question) ?? Self.formerQuestion(in: decoder),
      questions: try values.decodeIfPresent([OpenQuestion].self, forKey: .questions) ?? [],
      superseded: try values.decodeIfPresent([OpenQuestion].self, forKey: .superseded) ?? [],
      proof: try values.decodeIfPresent(OneTimeCode.self, forKey: .proof),
      spoken: try Self.spoken(in: values),
      isWelcomed: try values.decodeIfPresent(Bool.self, forKey: .isWelcomed) ?? false,
      hasGreeted: try values.decodeIfPresent(Bool.self, forKey: .hasGreeted) ?? false,
      absenceTold: try values.decodeIfPresent(Date.self, forKey: .absenceTold),
      changedNothing: try values.decodeIfPresent(Int64.self, forKey: .changedNothing),
      answered: try values.decodeIfPresent(Int64.self, forKey: .answered),
      refusal: try values.decodeIfPresent(Unfinished.self, forKey: .refusal),
      begun: try values.decodeIfPresent(Unfinished.self, forKey: .begun),
      answeredAt: try values.decodeIfPresent(Date.self, forKey: .answeredAt),
      dayAsked: try values.decodeIfPresent(String.self, forKey: .dayAsked).flatMap { When($0) })
  }

  /// Writes only the parts that differ from a new state: the rest would be written, stored and read for each message.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func write<Value: Encodable & Equatable>(_ value: Value, _ key: CodingKeys, unless usual: Value) throws {
      if value != usual { try values.encode(value, forKey: key) }
    }
    try write(shown, .shown, unless: [])
    try write(occurrencesShown, .occurrencesShown, unless: [])
    try write(requestsShown, .requestsShown, unless: [])
    try write(events, .events, unless: [])
    try write(eventsAreLast, .eventsAreLast, unless: false)
    try values.encodeIfPresent(shownAt, forKey: .shownAt)
    try write(unshown, .unshown, unless: [])
    try values.encodeIfPresent(question, forKey: .question)
    try write(questions, .questions, unless: [])
    try write(superseded, .superseded, unless: [])
    try values.encodeIfPresent(proof, forKey: .proof)
    try write(spoken.text, .spoken, unless: "")
    try write(isWelcomed, .isWelcomed, unless: false)
    try write(hasGreeted, .hasGreeted, unless: false)
    try values.encodeIfPresent(absenceTold, forKey: .absenceTold)
    try values.encodeIfPresent(changedNothing, forKey: .changedNothing)
    try values.encodeIfPresent(answered, forKey: .answered)
    try values.encodeIfPresent(refusal, forKey: .refusal)
    try values.encodeIfPresent(begun, forKey: .begun)
    try values.encodeIfPresent(answeredAt, forKey: .answeredAt)
    try values.encodeIfPresent(dayAsked?.description, forKey: .dayAsked)
  }

  /// Reads the bot's answers, stored as one text. Older versions stored a text each, and before that an object each.
  private static func spoken(in values: KeyedDecodingContainer<CodingKeys>) throws -> SpokenAnswers {
    if let text = try? values.decodeIfPresent(String.self, forKey: .spoken) { return SpokenAnswers(text: text) }
    if let texts = try? values.decodeIfPresent([String].self, forKey: .spoken) {
      return SpokenAnswers(texts.compactMap { SpokenAnswer(stored: Substring($0)) })
    }
    var former = try values.decodeIfPresent([SpokenAnswer].self, forKey: .spoken) ?? []
    // Those versions stored 0 for messages that the bot sent of its own accord.
    for index in former.indices where former[index].answering == 0 { former[index].answering = nil }
    return SpokenAnswers(former)
  }

  private static func formerQuestion(in decoder: any Decoder) throws -> OpenQuestion? {
    let values = try decoder.container(keyedBy: FormerKeys.self)
    guard let asked = try values.decodeIfPresent(Date.self, forKey: .asked),
      let choices = try values.decodeIfPresent([Reply.Choice].self, forKey: .choices), !choices.isEmpty
    else { return nil }
    return OpenQuestion(
      choices: choices, asked: asked, answering: try values.decodeIfPresent(Int64.self, forKey: .askedAnswering),
      message: try values.decodeIfPresent(String.self, forKey: .question),
      isBehindList: try values.decodeIfPresent(Bool.self, forKey: .numbersAreOfList) ?? false)
  }
}

extension English {
  /// The English phrases, except items and dates.
  static let phrases = LanguagePhrases(
    speech: speech, leadIns: leadIns, itemPrefixes: itemPrefixes, itemTails: itemTails, possessing: possessing,
    being: being,
    beforeAdditions: beforeAdditions, answers: answers, chatter: chatter,
    selfCorrections: selfCorrections, retractions: retractions, doubts: doubts, notices: notices,
    headers: headers, listHeaders: listHeaders, unclear: unclear,
    gist: gist, topics: topics)

  /// All phrases that people say to the bot.
  static let speech = PhraseTable<Speech>(
    [community, settings, remarks, hoursAsked, corrections, acts, alarms, wordsToReplies, questions, notSpeech].flatMap
    { $0 },
    spelling)

  /// The rows of one part of the table, which its file writes as a dictionary literal.
  static func table(_ rows: KeyValuePairs<String, Speech>) -> [(phrase: String, meaning: Speech)] {
    rows.map { ($0.key, $0.value) }
  }
}

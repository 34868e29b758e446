extension English {
  /// What people say in English besides items and dates.
  static let phrases = LanguagePhrases(
    speech: speech, leadIns: leadIns, itemPrefixes: itemPrefixes, itemTails: itemTails, possessing: possessing,
    answers: answers, chatter: chatter,
    selfCorrections: selfCorrections, headers: headers, unclear: unclear,
    gist: gist, topics: topics)

  /// Everything that people say to the bot.
  static let speech = PhraseTable<Speech>(
    [community, settings, remarks, corrections, acts, alarms, wordsToReplies, questions, notSpeech].flatMap { $0 },
    spelling)

  /// A part of it, as it is written in its file.
  static func table(_ rows: KeyValuePairs<String, Speech>) -> [(phrase: String, meaning: Speech)] {
    rows.map { ($0.key, $0.value) }
  }
}

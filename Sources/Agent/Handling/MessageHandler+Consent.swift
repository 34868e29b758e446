import Agenda
import Commands
import Conversation
import Grammar
import Storage

extension MessageHandler {
  /// Obeys a carrier's word that is the whole message; nil if there is none, or if it has no effect now.
  func obeyed(for person: Person?, in ledger: any Consent & OutboxWriter.Ports) throws -> Outcome? {
    let author = entry.message.authorID
    guard connection.traits.addressing == .telephone else {
      // On networks without such words, somebody who writes again has come back.
      if try ledger.hasStopped(author, account: entry.account) {
        try ledger.note(.start, from: author, account: entry.account, at: now)
      }
      return nil
    }
    // Carriers know these words in English, whatever the person's language is.
    guard let word = profile.languages.grammar(of: nil).carrierKeyword(entry.message.text) else { return nil }
    if word == .yes, try !ledger.hasStopped(author, account: entry.account) { return nil }
    let wording = profile.languages.wording(of: person)
    try ledger.note(word, from: author, account: entry.account, at: now)
    switch word {
    case .stop:
      // The carrier confirms it; if they have another account, the bot tells them there, lest it was a slip.
      if let person {
        let messenger = OutboxWriter(
          ledger, connections: connections, cause: .message(message.id, account: entry.account), answering: nil,
          languages: profile.languages, now: now)
        _ = try messenger.send(Reply(.answer, [wording.stopped(entry.author)]), to: person.id)
      }
      return Outcome(texts: [])
    case .start, .yes: return told(wording.startedAgain, in: wording)
    case .help: return told(wording.carrierHelp(about: profile.about), in: wording)
    }
  }

  /// One line, and nothing else.
  func told(_ text: String, in wording: any Wording) -> Outcome {
    let traits = connection.traits.of(connection.traits.visibility(answering: message.visibility))
    let rendering = ReplyRenderer(traits: traits, handle: message.authorHandle, wording: wording)
    let text = connection.traits.told(text, answering: entry, in: wording)
    return Outcome(texts: rendering.render(Reply(.answer, [text])).texts)
  }
}

extension NetworkTraits {
  /// One of the texts that are always the same, in the form for an answer to a message.
  func told(_ text: String, answering entry: InboxEntry, in wording: any Wording) -> String {
    visibility(answering: entry.message.visibility) == .direct ? text : wording.inPublic(text, number: entry.number)
  }
}

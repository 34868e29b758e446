import Agenda
import Civil
import Commands
import Grammar

/// All that a message's meaning depends on: what is to be understood, and through whose eyes.
struct ReadingContext: Sendable, Equatable {
  /// The message, or the one that its author now proves to have meant.
  var text: String
  var reader: Reader
  /// What was stored of the conversation; its parts that the meaning depends on are the reader's.
  var conversation: ConversationRepository.Stored?

  static func == (one: ReadingContext, other: ReadingContext) -> Bool {
    one.text == other.text && one.reader.language === other.reader.language && one.reader.now == other.reader.now
      && one.reader.zone.identifier == other.reader.zone.identifier
      && one.reader.conventions == other.reader.conventions && one.reader.context == other.reader.context
  }
}

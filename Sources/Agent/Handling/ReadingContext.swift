import Agenda
import Civil
import Commands
import Grammar

/// Everything that a message's meaning depends on: the text to understand, the reader, and the conversation.
struct ReadingContext: Sendable, Equatable {
  /// The message, or the one that its author now proves to have meant.
  var text: String
  /// The message before it, if it told only the beginning of something: a header without lines, or `remind me`.
  var begun: String?
  var reader: Reader
  /// The stored state of the conversation; its parts that the meaning depends on are the reader's.
  var conversation: ConversationRepository.Stored?

  static func == (one: ReadingContext, other: ReadingContext) -> Bool {
    one.text == other.text && one.begun == other.begun && one.reader.language === other.reader.language
      && one.reader.now == other.reader.now
      && one.reader.zone.identifier == other.reader.zone.identifier
      && one.reader.conventions == other.reader.conventions && one.reader.context == other.reader.context
  }
}

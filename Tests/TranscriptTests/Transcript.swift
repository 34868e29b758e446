import Agenda
import Civil
import Foundation

/// A conversation in plain text: what people write to the bot, and what it is to answer.
///
/// CONTRIBUTING.md describes the notation.
struct Transcript: Equatable {
  /// What happens, in order.
  var steps: [Step]
  /// The text it was read from, line by line: recording keeps whatever is not the bot's.
  var lines: [String]
  /// Where it takes place.
  var place = Place.fediverse
  /// Whether the operator has a community: `SampleCommunity`.
  var hasCommunity = false

  /// A kind of network, by its name in a transcript.
  enum Place: String, CaseIterable {
    case fediverse
    case sms = "SMS"
    case terminal = "the terminal"
    case telegram = "Telegram"
    case x = "X"
  }

  struct Step: Equatable {
    var event: Event
    /// The line it begins on, from 1.
    var line: Int
    /// The lines of its event, as indices into `lines`; the bot's follow it.
    var source: Range<Int>
    /// What the bot says then, in order.
    var expected: [Delivery] = []
    /// The lines of `expected`, as indices into `lines`.
    var expectedSource: [Range<Int>] = []
  }

  enum Event: Equatable {
    /// The clock is set, and time passes up to it.
    case clock(Clock)
    /// Someone writes.
    case message(Message)
  }

  enum Clock: Equatable {
    /// The wall shows that, in a zone that newcomers are assumed to live in from here on; nil keeps the zone.
    case set(CivilDateTime, zone: Zone?)
    /// So many seconds go by.
    case advance(seconds: Int)
  }

  struct Message: Equatable {
    var person: String
    var text: String
    /// Whether everyone can read it: a mention, not a direct message.
    var isPublic = false
    /// Which of the bot's messages to this person it replies to: 1 is the last, 2 the one before.
    var repliesTo: Int?
    /// Which of their own messages it is a new version of: 1 is the last.
    var edits: Int?
    /// Below which of these a button was pressed, whose label the text is.
    var presses: Int?
    /// Whether a photo is attached.
    var hasPhoto = false
    /// What its author says that the photo shows; nil where they don't.
    var photoShows: String?
  }

  /// What the bot says to someone.
  struct Delivery: Hashable {
    /// Nil for the person who wrote last.
    var person: String?
    var text: String
  }
}

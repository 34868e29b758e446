import Agenda
import Civil
import Foundation

/// A conversation in plain text: people's messages to the bot, and its expected answers.
///
/// CONTRIBUTING.md describes the notation.
struct Transcript: Equatable {
  /// The steps, in order.
  var steps: [Step]
  /// The text it was read from, line by line: recording keeps whatever is not the bot's.
  var lines: [String]
  /// The network of the conversation.
  var place = Place.fediverse
  /// True if the operator has a community: `SampleCommunity`.
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
    /// The expected messages of the bot, in order.
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
    /// That many seconds pass.
    case advance(seconds: Int)
  }

  struct Message: Equatable {
    var person: String
    var text: String
    /// True if everyone can read it: a mention, not a direct message.
    var isPublic = false
    /// The message of the bot to this person that it replies to: 1 is the last, 2 the one before; nil for none.
    var repliesTo: Int?
    /// The author's own message of which it is a new version: 1 is the last; nil for none.
    var edits: Int?
    /// Below which of these a button was pressed, whose label the text is.
    var presses: Int?
    /// True if a photo is attached.
    var hasPhoto = false
    /// The author's description of the photo; nil if there is none.
    var photoShows: String?
  }

  /// A message of the bot to someone.
  struct Delivery: Hashable {
    /// Nil for the person who wrote last.
    var person: String?
    var text: String
  }
}

import Agenda
import Conversation

/// Where something is said to a person: the bot's account, and theirs.
struct Destination: Hashable {
  var account: String
  var address: Address
  /// The conversation it goes on in, where one is known.
  var conversationID: String?
  /// Who can read what they wrote there last.
  var visibility: IncomingMessage.Visibility
}

import Agenda
import Conversation

/// A place to reach a person: the bot's account, and their address.
struct Destination: Hashable {
  var account: String
  var address: Address
  /// The conversation to continue; nil if none is known.
  var conversationID: String?
  /// The visibility of their last message there.
  var visibility: IncomingMessage.Visibility
}

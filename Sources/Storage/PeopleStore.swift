public import Agenda

/// The people that the store knows, with their addresses.
public protocol PeopleStore {
  /// Everybody who has written to the bot.
  var people: any People & AddressBook { get }
}

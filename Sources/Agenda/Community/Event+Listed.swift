public import Foundation

extension Event {
  /// The event that somebody keeps among their own items when they go to one time of a community's event.
  public init(_ listed: ListedEvent, added: Date) {
    self.init(name: listed.name, start: listed.start, end: listed.end, added: added)
    place = listed.place
    url = listed.url ?? listed.onlineURL
  }
}

public import Foundation

extension Event {
  /// What somebody keeps who goes to one time of a community's event.
  public init(_ listed: ListedEvent, added: Date) {
    self.init(name: listed.name, start: listed.start, end: listed.end, added: added)
    place = listed.place
    url = listed.url ?? listed.onlineURL
  }
}

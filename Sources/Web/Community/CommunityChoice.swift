import Agenda
import Civil
import Markup
import Storage

/// The filter for the community's events in a list, from the list's address.
struct CommunityChoice: Hashable, Sendable {
  var first: CivilDate?
  var last: CivilDate?
  var category: String?
  var place: String?
  var words = ""
  var isFree = false
  var isOfficial: Bool?
  var isOngoing = false
  /// The page of the list, from 1.
  var page = 1

  /// The number of events on a page, and the most pages of a list.
  static let (size, mostPages) = (40, 50)
  /// The most characters of a word, a category or a place in a filter.
  private static let longest = 120

  init() {}

  /// The choice in an address, without parts that make no sense.
  ///
  /// - Parameter query: returns the value of a name; nil if the address has none.
  init(_ query: (String) -> String?) {
    func text(_ name: String) -> String? {
      query(name).flatMap { String($0.onOneLine.prefix(Self.longest)).trimmed.nonEmpty }
    }
    first = query("from").flatMap { CivilDate($0) }
    last = query("until").flatMap { CivilDate($0) }
    if let first, let last, last < first { (self.first, self.last) = (last, first) }
    (category, place, words) = (text("category"), text("place"), text("q") ?? "")
    (isFree, isOngoing) = (query("free") != nil, query("long") != nil)
    isOfficial = query("by").flatMap { ["official": true, "people": false][$0] }
    page = min(max(1, query("page").flatMap { Int($0) } ?? 1), Self.mostPages)
  }

  /// The values of the address, without its page.
  var pairs: [(name: String, value: String)] {
    var pairs: [(String, String)] = []
    if let first { pairs.append(("from", first.description)) }
    if let last { pairs.append(("until", last.description)) }
    if let category { pairs.append(("category", category)) }
    if let place { pairs.append(("place", place)) }
    if let isOfficial { pairs.append(("by", isOfficial ? "official" : "people")) }
    if isFree { pairs.append(("free", "1")) }
    if isOngoing { pairs.append(("long", "1")) }
    if !words.isEmpty { pairs.append(("q", words)) }
    return pairs
  }

  /// The address of the page that shows it.
  var address: Href { .community.asking(pairs + (page > 1 ? [("page", String(page))] : [])) }

  /// Returns a copy with another filter, from its first page on.
  func with(_ change: (inout CommunityChoice) -> Void) -> CommunityChoice {
    var choice = self
    choice.page = 1
    change(&choice)
    return choice
  }

  var filter: EventFilter {
    var filter = EventFilter()
    (filter.first, filter.last) = (first, last)
    (filter.categories, filter.place) = (category.map { [$0] } ?? [], place)
    filter.words = words.split(whereSeparator: \.isWhitespace).map(String.init)
    (filter.isFree, filter.isOngoing, filter.isOfficial) = (isFree, isOngoing, isOfficial)
    return filter
  }

  /// The feed that is closest to the filter and has all of its events.
  var feed: EventSelection {
    if let category { return .category(category) }
    if let place { return .place(place) }
    return isOfficial == true ? .official : .all
  }
}

extension Href {
  /// The list of the community's events.
  static let community = Href("community")

  /// The page of a community event, at one of its times if the reference names one.
  static func listed(_ reference: ListedEvent.Reference) -> Href {
    let page = Href("community", "e", "c\(reference.number)")
    return reference.occurrence.isEmpty ? page : page.asking([("on", reference.occurrence)])
  }

  /// A feed of the community's events.
  ///
  /// - Parameter kind: `ics` or `rss`.
  static func feed(_ selection: EventSelection, _ kind: String) -> Href {
    switch selection {
    case .all: Href("community", "all.\(kind)")
    case .official: Href("community", "official.\(kind)")
    case .category(let name): Href("community", "c", "\(name).\(kind)")
    case .place(let name): Href("community", "p", "\(name).\(kind)")
    }
  }
}

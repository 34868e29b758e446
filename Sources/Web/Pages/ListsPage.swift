import Agenda
import Markup

/// All lists, tags and places, with the number of items in each.
struct ListsPage: Page {
  private let lists: [NamedGroup]
  private let tags: [NamedGroup]
  private let places: [NamedGroup]
  private let onNone: Int

  init(_ desk: Desk) throws {
    lists = try desk.belongings.names.groups(.list)
    tags = try desk.belongings.names.groups(.tag)
    places = try desk.belongings.names.groups(.place)
    onNone = try desk.belongings.searches.find(.all([.not(.isCompleted), .list(nil)]), limit: 1000).count
  }

  func title(_ wording: any Wording) -> String { wording.listsPage }
  var section: Section { .lists }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> HTML {
    let wording = context.wording
    let smart = lists.filter { $0.search != nil }
    let isEmpty = lists.isEmpty && tags.isEmpty && places.isEmpty && onNone == 0
    let inbox: [HTML] = onNone > 0 ? [card(Href("inbox"), "", wording.unlisted, "\(onNone)")] : []
    return """
      <div class="heading"><h1>\(wording.listsPage)</h1></div>
      \(if: isEmpty, Hint.nothing(wording.noListsYet, wording.exampleGroceries, context))\
      \(group(wording.listsPage, inbox + lists.filter { $0.search == nil }.map(list)))\
      \(group(wording.smartLists, smart.map(self.smart)))\
      \(group(wording.tagsPage, tags.map { card(.group(.tag, $0.name), "#", $0.name, "\($0.count)") }))\
      \(group(wording.placesPage, places.map { card(.group(.place, $0.name), "@", $0.name, "\($0.count)") }))
      """
  }

  private func group(_ heading: String, _ cards: [HTML]) -> HTML {
    cards.isEmpty ? .empty : "<section><h2>\(heading)</h2><ul class=\"cards\">\(cards)</ul></section>"
  }

  private func list(_ group: NamedGroup) -> HTML {
    let mark = Mark(list: group.name)
    return """
      <li class="\(mark.style)"><a href="\(to: .group(.list, group.name))">\(mark.badge)<bdi class="name">\(group.name)</bdi>\
      <span class="number">\(group.count)</span></a></li>
      """
  }

  private func smart(_ group: NamedGroup) -> HTML {
    """
    <li><a href="\(to: .group(.list, group.name))"><bdi class="name">\(group.name)</bdi>\
    <span class="told" dir="auto">\(group.search ?? "")</span></a></li>
    """
  }

  private func card(_ address: Href, _ sign: HTML, _ name: String, _ number: String) -> HTML {
    """
    <li><a href="\(to: address)"><span class="name">\(sign)<bdi>\(name)</bdi></span><span class="number">\(number)</span>\
    </a></li>
    """
  }
}

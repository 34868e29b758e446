import Agenda
import Civil
import Markup
import Storage

/// The filters for the community's events, each a link, and a form for days and words.
struct CommunityFilters {
  private let choice: CommunityChoice
  private let choices: EventChoices
  private let today: CivilDate

  init(_ choice: CommunityChoice, _ choices: EventChoices, today: CivilDate) {
    (self.choice, self.choices, self.today) = (choice, choices, today)
  }

  /// One filter: its label, and the choice that it leads to.
  private typealias Way = (label: String, choice: CommunityChoice)

  func markup(_ wording: any Wording) -> HTML {
    """
    <nav aria-label="\(wording.filterLabel)"><div class="facts"><dl>\
    \(row(wording.chooseDays, days(wording)))\
    \(if: !categories(wording).isEmpty, row(wording.chooseCategory, categories(wording)))\
    \(if: !places(wording).isEmpty, row(wording.choosePlace, places(wording)))\
    \(row(wording.chooseOther, others(wording)))</dl></div>\(form(wording))</nav>
    """
  }

  private func row(_ name: String, _ ways: [Way]) -> HTML {
    let links = ways.map { label, target -> HTML in
      let isChosen = target == choice.with { _ in }
      return
        "<a class=\"chip\" dir=\"auto\" href=\"\(to: target.address)\"\(if: isChosen, " aria-current=\"true\"")>\(label)</a>"
    }
    return "<div><dt>\(name)</dt><dd class=\"details\">\(links.joined(by: " "))</dd></div>"
  }

  private func days(_ wording: any Wording) -> [Way] {
    let span = { (first: CivilDate?, last: CivilDate?) in
      choice.with { ($0.first, $0.last) = (first, last) }
    }
    let saturday = today.adding(days: today.weekday == .sunday ? -1 : 6 - today.weekday.rawValue)
    let tomorrow = today.adding(days: 1)
    return [
      (wording.anyDay, span(nil, nil)), (wording.today, span(today, today)),
      (wording.tomorrow, span(tomorrow, tomorrow)),
      (wording.weekend, span(max(today, saturday), saturday.adding(days: 1))),
      (wording.nextSevenDays, span(today, today.adding(days: 6))),
    ]
  }

  private func categories(_ wording: any Wording) -> [Way] {
    ways(wording.anyCategory, choices.categories, choice.category) { choice, name in choice.category = name }
  }

  private func places(_ wording: any Wording) -> [Way] {
    ways(wording.anyPlace, choices.places, choice.place) { choice, name in choice.place = name }
  }

  /// The filter for all, and one for each name. The chosen one is always among them.
  private func ways(
    _ all: String, _ names: [String], _ chosen: String?, _ set: (inout CommunityChoice, String?) -> Void
  ) -> [Way] {
    let isOffered = chosen.map { chosen in names.contains { $0 == chosen } } ?? true
    let offered = names + (isOffered ? [] : [chosen].compactMap { $0 })
    guard !offered.isEmpty else { return [] }
    return [(all, choice.with { set(&$0, nil) })]
      + offered.map { name in (name.onOneLine.short(to: 40), choice.with { set(&$0, name) }) }
  }

  private func others(_ wording: any Wording) -> [Way] {
    [
      (wording.freeOfCharge, choice.with { $0.isFree.toggle() }, choice.isFree),
      (wording.official, choice.with { $0.isOfficial = $0.isOfficial == true ? nil : true }, choice.isOfficial == true),
      (
        wording.ofPeople, choice.with { $0.isOfficial = $0.isOfficial == false ? nil : false },
        choice.isOfficial == false
      ),
      (wording.longRunning, choice.with { $0.isOngoing.toggle() }, choice.isOngoing),
    ].map { label, target, isOn in (isOn ? "✓ \(label)" : label, target) }
  }

  private func form(_ wording: any Wording) -> HTML {
    let fields = [
      Field("from", wording.fromDay, .line(choice.first?.description ?? "", type: "date")),
      Field("until", wording.untilDay, .line(choice.last?.description ?? "", type: "date")),
      Field("q", wording.wordsOfEvent, .line(choice.words, type: "search")),
    ]
    let kept = choice.pairs.filter { pair in !fields.contains { $0.name == pair.name } }.map { pair -> HTML in
      "<input type=\"hidden\" name=\"\(pair.name)\" value=\"\(pair.value)\">"
    }
    return """
      <form class="inline" action="\(to: .community)" role="search">\(kept)\(fields.map(\.markup))\
      <button>\(wording.filter)</button></form>
      """
  }
}

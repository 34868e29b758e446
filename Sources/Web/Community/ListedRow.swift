import Agenda
import Civil
import Markup

/// A community event as one line of a list.
enum ListedRow {
  /// - Parameters:
  ///   - day: the day in the heading above it.
  /// - attendance: the reader's attendance; nil if they do not attend it.
  /// - choice: the list's filter, which the links of categories and places change.
  static func markup(
    _ event: ListedEvent, on day: CivilDate, _ attendance: Attendance?, in choice: CommunityChoice, _ desk: Desk
  ) -> HTML {
    let wording = desk.wording
    let start = ListedTimes.written(event.start, in: desk.person.zone)
    let isOff = event.status == .cancelled
    let place = event.place.flatMap(\.nonEmpty).map { place -> HTML in
      """
      <a class="chip p-location" href="\(to: choice.with { $0.place = place }.address)">@<bdi>\(place.onOneLine.short(to: 80))</bdi></a>
      """
    }
    let categories = event.categories.prefix(4).map { category -> HTML in
      """
      <a class="chip" href="\(to: choice.with { $0.category = category }.address)">#<bdi class="p-category">\(category.short(to: 40))</bdi></a>
      """
    }
    let remarks = wording.remarks(event).map { "<span>\($0)</span>" as HTML }
    let online: HTML? = event.place == nil && event.onlineURL != nil ? "<span>\(wording.onlineLabel)</span>" : nil
    let own = attendance.map { "<strong>\(wording.attending($0))</strong>" as HTML }
    return """
      <li class="row h-event \(Mark(list: event.categories.first).style)\(if: isOff, " done")"><span class="sign event" aria-hidden="true"></span>\
      <div class="what"><a class="u-url p-name" dir="auto" href="\(to: .listed(event.reference))">\(event.title)</a>\
      <div class="details"><time class="time dt-start" datetime="\(start)">\(Times.ranged(wording.hours(event, on: desk, day: day)))</time>\
      \(([place, online].compactMap { $0 } + categories + remarks + [own].compactMap { $0 }).joined(by: " "))</div></div></li>
      """
  }
}

extension ListedEvent {
  /// Its name in the list; its number if it has no name.
  var title: String { name.onOneLine.trimmed.nonEmpty.map { $0.short(to: 140) } ?? reference.spelled }
}

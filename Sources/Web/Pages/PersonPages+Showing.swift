import Agenda
import Civil
import Foundation
import HTTPTypes
import Hummingbird
import Markup
import Storage

// The pages that only show something.
extension PersonPages {
  func addCalendars(to routes: PersonRoutes) {
    let today: @Sendable (Visit) -> CivilDate = { [now] in $0.signedIn.person.zone.local(at: now()).date }
    routes.get("day/:date") { visit in
      guard let date = visit.parameters.get("date").flatMap({ CivilDate($0) }) else { throw HTTPError(.notFound) }
      return try await show(visit) { try DayPage(date, $0) }
    }
    for (path, isWorkWeek) in [("week", false), ("work", true)] {
      routes.get("\(path)/:week") { visit in
        guard let monday = visit.parameters.get("week").flatMap({ CivilDate(isoWeek: $0) }) else {
          throw HTTPError(.notFound)
        }
        return try await show(visit) { try WeekPage(monday, isWorkWeek: isWorkWeek, $0) }
      }
    }
    routes.get("month/:month") { visit in
      guard let month = visit.parameters.get("month").flatMap({ CivilDate($0 + "-01") }) else {
        throw HTTPError(.notFound)
      }
      return try await show(visit) { try MonthPage(month, $0) }
    }
    routes.get("agenda") { visit in
      let first = visit.query("from").flatMap { CivilDate($0) } ?? today(visit)
      return try await show(visit) { try AgendaPage(from: first, $0) }
    }
    routes.get("go") { visit in
      let date = visit.query("date").flatMap { CivilDate($0) } ?? today(visit)
      let view = visit.query("view").flatMap { PeriodHeading.View(rawValue: $0) } ?? .day
      return .redirect(to: view.address(of: date))
    }
  }

  func addCollections(to routes: PersonRoutes) {
    routes.get("lists") { visit in try await show(visit) { try ListsPage($0) } }
    routes.get("inbox") { visit in try await show(visit) { try GroupPage(.inbox, $0) } }
    routes.get("list/:name") { visit in
      let name = try visit.name("name")
      let person = visit.signedIn.person
      let search = try await ledger.read { transaction in
        try transaction.belongings(of: person, changedBy: nil).names.search(ofList: name)
      }
      guard let search else { return try await show(visit) { try GroupPage(.list(name), $0) } }
      let references = try await found(search, visit).references
      return try await show(visit) { desk in
        try GroupPage(.smartList(name, search: search), found: references.compactMap { try desk.kept($0) }, desk)
      }
    }
    routes.get("tag/:name") { visit in
      let name = try visit.name("name")
      return try await show(visit) { try GroupPage(.tag(name), $0) }
    }
    routes.get("place/:name") { visit in
      let name = try visit.name("name")
      return try await show(visit) { try GroupPage(.place(name), $0) }
    }
    routes.get("notes") { visit in try await show(visit) { try NotesPage($0) } }
    routes.get("trash") { visit in try await show(visit) { try TrashPage($0) } }
    routes.get("search") { visit in
      let words = visit.query("q") ?? ""
      guard !words.trimmed.isEmpty else { return try await show(visit) { _ in SearchPage("") } }
      let (references, problem) = try await found(words, visit)
      return try await show(visit) { desk in
        SearchPage(words, found: try references.compactMap { try desk.kept($0) }, problem: problem)
      }
    }
  }

  func addOthers(to routes: PersonRoutes) {
    routes.get("more") { visit in try await show(visit) { _ in MorePage(community: community()) } }
    routes.get("settings") { visit in try await show(visit) { try SettingsPage($0) } }
    routes.get("people") { visit in try await show(visit) { try PeoplePage($0) } }
    routes.get("help") { visit in try await show(visit) { _ in HelpPage(commands: commands) } }
    routes.get("phones") { visit in
      let person = visit.signedIn.person
      let (instant, own) = (now(), visit.signedIn.session.id)
      let (given, sessions) = try await ledger.read {
        (try $0.feedGiven(to: person.id), try $0.sessions(of: person.id, at: instant))
      }
      return try await show(visit) { _ in PhonesPage(feedGiven: given, sessions: sessions, own: own) }
    }
  }

  /// Returns a search's results, or the mistake in it.
  private func found(_ words: String, _ visit: Visit) async throws -> (references: [ItemReference], problem: String?) {
    do {
      return (try await search?.find(words, for: visit.signedIn.person, at: now()) ?? [], nil)
    } catch let problem as Misunderstanding {
      return ([], visit.wording.reason(problem.reason))
    }
  }
}

extension Visit {
  /// A name in the path, decoded.
  func name(_ parameter: String) throws -> String {
    guard let name = parameters.get(parameter)?.removingPercentEncoding, !name.isEmpty else {
      throw HTTPError(.notFound)
    }
    return name
  }
}

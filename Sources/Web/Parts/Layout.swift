import Agenda
import Civil
import Markup

/// A page's own part. ``Layout`` puts it into a whole page.
protocol Page {
  /// The title in the browser's tab.
  func title(_ wording: any Wording) -> String
  /// The entry of the navigation that it belongs to.
  var section: Section { get }
  /// True if days are drawn as columns, which have their own style sheet.
  var hasColumns: Bool { get }
  /// True if it may show todos, and so the people who asked for them.
  var showsTodos: Bool { get }
  /// A day that it shows, to which the calendar's entries of the navigation lead; nil leads to today.
  var day: CivilDate? { get }
  /// The content below the navigation and the entry box.
  func content(_ context: PageContext) -> HTML
}

extension Page {
  var hasColumns: Bool { false }
  var showsTodos: Bool { true }
  var day: CivilDate? { nil }
}

/// An entry of the navigation.
enum Section: String, CaseIterable, Sendable {
  case day, week, month, agenda, lists, notes, search, more

  /// The ways to see the calendar.
  static let views: [Section] = [.day, .week, .month, .agenda]
  /// Everything else.
  static let places: [Section] = [.lists, .notes, .search, .more]

  /// The label, and the key that leads there; nil for none.
  func entry(_ wording: any Wording) -> (label: String, key: String?) {
    switch self {
    case .day: (wording.dayPage, "d")
    case .week: (wording.weekPage, "w")
    case .month: (wording.monthPage, "m")
    case .agenda: (wording.agendaPage, "a")
    case .lists: (wording.listsPage, "l")
    case .notes: (wording.notesPage, nil)
    case .search: (wording.searchPage, "/")
    case .more: (wording.morePage, nil)
    }
  }

  /// - Parameter day: the day that a calendar shows; nil is today.
  func address(of day: CivilDate?, today: CivilDate) -> Href {
    switch self {
    case .day: .day(day ?? today)
    case .week: .week(day ?? today)
    case .month: .month(day ?? today)
    case .agenda: day.map(Href.agenda) ?? Href("agenda")
    case .lists: Href("lists")
    case .notes: Href("notes")
    case .search: Href("search")
    case .more: Href("more")
    }
  }
}

/// The whole page around a page's own part.
enum Layout {
  static func whole(_ page: some Page, _ context: PageContext) -> HTML {
    let body: HTML = """
      <a class="skip" href="#main">\(context.wording.skipToContent)</a>
      <header class="top">\(brand)\(navigation(page.section, page.day, context))</header>
      <section aria-label="\(context.wording.somethingNew)">\(EntryBox.markup(context))</section>
      \(NoticeBar.markup(context))
      <main id="main" tabindex="-1">\(page.content(context))</main>
      """
    return document(
      page.title(context.wording), in: context.wording, look: context.look, keepsPages: context.look.keepsPages,
      hasColumns: page.hasColumns, body: body)
  }

  /// The name with its picture, which links to the first page.
  static let brand: HTML = """
    <a class="brand" href="/"><img src="\(to: Asset.icon.address)" alt="" width="28" height="28"><span>Nuthatch</span></a>
    """

  /// One of our own documents, which loads nothing from elsewhere.
  ///
  /// - Parameters:
  ///   - wording: the language of the document.
  /// - keepsPages: whether the browser keeps some pages for reading without a connection; if not, it deletes them.
  ///   - refreshes: whether the browser asks again after three seconds.
  static func document(
    _ title: String, in wording: any Wording, look: Look, keepsPages: Bool = false, hasColumns: Bool = false,
    refreshes: Bool = false,
    body: HTML
  ) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="\(wording.language.rawValue)" data-theme="\(look.theme.rawValue)">
    <head>
    <meta charset="utf-8">
    <title>\(title) · Nuthatch</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">\
    \(if: refreshes, "<meta http-equiv=\"refresh\" content=\"3\">")
    <link rel="icon" href="\(to: Asset.icon.address)" type="image/svg+xml">
    <link rel="stylesheet" href="\(to: Asset.style.address)">\
    \(if: hasColumns, "<link rel=\"stylesheet\" href=\"\(to: Asset.grid.address)\">")
    <script src="\(to: Asset.script.address)" defer></script>
    </head>
    <body data-keys="\(look.hasShortcuts ? "on" : "off")"\(if: keepsPages, " data-offline=\"\(wording.noConnection)\"")>
    \(body)
    </body>
    </html>

    """
  }

  /// The views of the calendar, and the other pages. On a phone the other pages are at the bottom, with one entry for
  /// the calendar. The views are then only at the top of a calendar.
  private static func navigation(_ current: Section, _ day: CivilDate?, _ context: PageContext) -> HTML {
    let entry = { (section: Section) -> HTML in
      let (label, key) = section.entry(context.wording)
      let shortcut = context.look.hasShortcuts ? key.map { " aria-keyshortcuts=\"\($0)\"" as HTML } : nil
      let address = section.address(of: day == context.desk.today ? nil : day, today: context.desk.today)
      return """
        <li><a href="\(to: address)"\(if: section == current, " aria-current=\"page\"")\(shortcut)>\(label)</a></li>
        """
    }
    let isCalendar = Section.views.contains(current)
    return """
      <nav class="sections" aria-label="\(context.wording.pages)"><ul class="views">\(Section.views.map(entry))</ul><ul class="places">\
      <li class="calendar"><a href="/"\(if: isCalendar, " aria-current=\"true\"")>\(context.wording.calendarPage)</a></li>\
      \(Section.places.map(entry))</ul></nav>
      """
  }
}

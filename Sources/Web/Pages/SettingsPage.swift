import Agenda
import Civil
import Markup

/// Every setting of a person, and how the pages look in this browser.
struct SettingsPage: Page {
  private let settings: SettingsForm
  private let networks: [String]
  private let told: String

  init(_ desk: Desk) throws {
    settings = SettingsForm(desk.person)
    networks = Array(Set(try desk.people.addresses(of: desk.person.id).map(\.network))).sorted()
    told = desk.wording.zoneIs(desk.person, on: desk)
  }

  var title: String { "Settings" }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> Markup {
    """
    <div class="heading"><h1>Settings</h1></div>
    \(context.form(Href("settings"), style: "settings-form").around("\(time(context))\(reminding)\(others)<div class=\"buttons\"><button class=\"main\">Save</button></div>"))
    \(look(context))
    """
  }

  private func time(_ context: PageContext) -> Markup {
    let orders = [Field.Option("dmy", "3/5 is 3 May"), .init("mdy", "3/5 is March 5")]
    let clocks = [Field.Option("24", "17:00"), .init("12", "5pm")]
    let days = Weekday.allCases.map { Field.Option("\($0)", context.desk.wording.weekdays[$0.rawValue - 1]) }
    return """
      <fieldset><legend>Time</legend>\(Field("zone", "Time zone", .line(settings.zone), hint: "A city, such as Berlin. \(told)").markup)\
      <div class="pair">\(Field("dates", "Dates", .choice(orders, selected: settings.dates)).markup)\
      \(Field("clock", "Clock", .choice(clocks, selected: settings.clock)).markup)</div>\
      \(Field("week-start", "Weeks begin on", .choice(days, selected: settings.weekStart)).markup)</fieldset>
      """
  }

  private var reminding: Markup {
    let networks = [Field.Option("", "Where I wrote it")] + networks.map { .init($0, "Always on \($0)") }
    return """
      <fieldset><legend>Reminders</legend>\(Field("reminders", "Remind me of what is due", .check(settings.wantsReminders)).markup)\
      \(Field("remind-on", "Remind me", .choice(networks, selected: settings.remindsOn)).markup)\
      <div class="pair">\(Field("hours-from", "Earliest reminder", .line(settings.hoursFrom, type: "time"), hint: "Both empty: at any hour").markup)\
      \(Field("hours-until", "Latest reminder", .line(settings.hoursUntil, type: "time")).markup)</div>\
      \(Field("digest", "Tell me of my day at", .line(settings.digest, type: "time"), hint: "Empty for never").markup)</fieldset>
      """
  }

  private var others: Markup {
    let parts = PartOfDay.allCases.map { part -> Markup in
      Field(
        "part-" + part.rawValue, part == .endOfDay ? "End of the day" : part.rawValue.capitalizedFirst,
        .line(settings.parts[part] ?? "", type: "time")
      ).markup
    }
    let requests = Person.Requests.allCases.map { Field.Option($0.rawValue, told($0)) }
    return """
      <fieldset><legend>Parts of the day</legend><div class="triple">\(parts)</div></fieldset>
      <fieldset><legend>Others</legend>\
      \(Field("requests", "Who may send you things", .choice(requests, selected: settings.requests)).markup)\
      \(Field("confirmations", "Confirm in the chat what was done", .check(settings.wantsConfirmations)).markup)</fieldset>
      """
  }

  private func told(_ requests: Person.Requests) -> String {
    switch requests {
    case .everybody: "Everybody: I am asked first"
    case .contacts: "People I know"
    case .nobody: "Nobody"
    }
  }

  private func look(_ context: PageContext) -> Markup {
    let themes = Look.Theme.allCases.map { theme -> Field.Option in
      .init(theme.rawValue, theme == .system ? "As the system has it" : theme.rawValue.capitalizedFirst)
    }
    var zone = Field(
      "zone", "A second time zone", .line(context.look.zone?.identifier ?? ""),
      hint: "A city, such as Tokyo. Its hours stand beside yours in the day and the week")
    zone.idPrefix = "second-"
    return context.form(Href("look"), style: "settings-form").around(
      """
      <fieldset><legend>In this browser</legend>\
      \(Field("theme", "Light or dark", .choice(themes, selected: context.look.theme.rawValue)).markup)\
      \(Field("keys", "Keyboard shortcuts", .check(context.look.hasShortcuts), hint: "Such as t for today, n for something new and / for search: help lists them all").markup)\
      \(zone.markup)\
      \(Field("offline", "Keep the agenda and the week, to read without a connection", .check(context.look.keepsPages), hint: "Whoever uses this browser can then read them. Signing out deletes them").markup)</fieldset>\
      <div class="buttons"><button>Save for this browser</button></div>
      """)
  }
}

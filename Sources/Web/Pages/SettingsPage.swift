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

  func title(_ wording: any Wording) -> String { wording.settingsPage }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> HTML {
    let wording = context.wording
    return """
      <div class="heading"><h1>\(wording.settingsPage)</h1></div>
      \(context.form(Href("settings"), style: "settings-form").around("\(time(wording))\(reminding(wording))\(others(wording))<div class=\"buttons\"><button class=\"main\">\(wording.save)</button></div>"))
      \(look(context))
      """
  }

  private func time(_ wording: any Wording) -> HTML {
    let orders = [Field.Option("dmy", wording.dayFirst), .init("mdy", wording.monthFirst)]
    let clocks = [Field.Option("24", "17:00"), .init("12", "5pm")]
    let days = Weekday.allCases.map { Field.Option("\($0)", wording.weekdays[$0.rawValue - 1]) }
    return """
      <fieldset><legend>\(wording.timeLabel)</legend>\(Field("zone", wording.zoneLabel, .line(settings.zone), hint: wording.zoneHint(told)).markup)\
      <div class="pair">\(Field("dates", wording.datesLabel, .choice(orders, selected: settings.dates)).markup)\
      \(Field("clock", wording.clockLabel, .choice(clocks, selected: settings.clock)).markup)</div>\
      \(Field("week-start", wording.weeksBegin, .choice(days, selected: settings.weekStart)).markup)</fieldset>
      """
  }

  private func reminding(_ wording: any Wording) -> HTML {
    let networks = [Field.Option("", wording.whereWritten)] + networks.map { .init($0, wording.alwaysOn($0)) }
    return """
      <fieldset><legend>\(wording.remindersOfIt)</legend>\(Field("reminders", wording.remindOfDue, .check(settings.wantsReminders)).markup)\
      \(Field("remind-on", wording.remindMe, .choice(networks, selected: settings.remindsOn)).markup)\
      <div class="pair">\(Field("hours-from", wording.earliest, .line(settings.hoursFrom, type: "time"), hint: wording.bothEmpty).markup)\
      \(Field("hours-until", wording.latest, .line(settings.hoursUntil, type: "time")).markup)</div>\
      \(Field("digest", wording.overviewAt, .line(settings.digest, type: "time"), hint: wording.emptyForNever).markup)</fieldset>
      """
  }

  private func others(_ wording: any Wording) -> HTML {
    let parts = PartOfDay.allCases.map { part -> HTML in
      Field(
        "part-" + part.rawValue, wording.label(part), .line(settings.parts[part] ?? "", type: "time")
      ).markup
    }
    let requests = Person.Requests.allCases.map { Field.Option($0.rawValue, wording.label($0)) }
    return """
      <fieldset><legend>\(wording.partsOfDay)</legend><p class="hint">\(wording.whatPartsOfDay)</p>\
      <div class="triple">\(parts)</div></fieldset>
      <fieldset><legend>\(wording.others)</legend>\
      \(Field("requests", wording.whoMaySend, .choice(requests, selected: settings.requests)).markup)\
      \(Field("confirmations", wording.confirmInChat, .check(settings.wantsConfirmations)).markup)</fieldset>
      """
  }

  private func look(_ context: PageContext) -> HTML {
    let wording = context.wording
    let themes = Look.Theme.allCases.map { theme -> Field.Option in
      .init(theme.rawValue, theme.label(wording))
    }
    var zone = Field(
      "zone", wording.secondZone, .line(context.look.zone?.identifier ?? ""), hint: wording.secondZoneHint)
    zone.idPrefix = "second-"
    return context.form(Href("look"), style: "settings-form").around(
      """
      <fieldset><legend>\(wording.inThisBrowser)</legend>\
      \(Field("theme", wording.lightOrDark, .choice(themes, selected: context.look.theme.rawValue)).markup)\
      \(Field("keys", wording.shortcuts, .check(context.look.hasShortcuts), hint: wording.whatShortcuts).markup)\
      \(zone.markup)\
      \(Field("offline", wording.keepOffline, .check(context.look.keepsPages), hint: wording.keepOfflineHint).markup)</fieldset>\
      <div class="buttons"><button>\(wording.saveForBrowser)</button></div>
      """)
  }
}

extension Look.Theme {
  fileprivate func label(_ wording: any Wording) -> String {
    switch self {
    case .system: wording.asTheSystem
    case .light: wording.light
    case .dark: wording.dark
    }
  }
}

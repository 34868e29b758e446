import Agenda
import Importing
import Markup

/// Bringing in what is kept in other programs: the form, or what would come of the files that were sent.
struct ImportPage: Page {
  private let batch: ImportBatch?
  private let plan: ImportPlan?
  /// How many things are shown of each kind.
  private static let shown = 10

  init(_ batch: ImportBatch?, _ desk: Desk) throws {
    self.batch = batch
    plan = try batch.map { try ImportPlan($0, on: desk) }
  }

  var title: String { "Import" }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> Markup {
    guard let batch, let plan else { return form(context) }
    return """
      <div class="heading"><h1>What would come</h1></div>\
      <p>\(batch.formats.map(\.told).joined(separator: ", ")). Nothing is saved yet.</p>\
      \(section("New", plan.added, context))\(section("Changed in the file since the last time", plan.changed, context))\
      \(section("Cancelled in the file, and deleted here", plan.removed, context))\
      \(if: plan.unchanged > 0, "<p>\(plan.unchanged) you have already, as the file has them.</p>")\
      \(skipped(plan.leftOut(of: batch)))\
      \(if: !batch.unknown.isEmpty, "<p class=\"error\">None of the kinds that can be read: \(batch.unknown.joined(separator: ", "))</p>")\
      \(if: plan.isEmpty, "<p>There is nothing new in it.</p>")\
      <div class="actions">\(if: !plan.isEmpty, context.form(Href("import", "take")).button("Import \(plan.count)", style: "main"))\
      \(context.form(Href("import", "leave")).button("Leave it", style: "quiet"))</div>
      """
  }

  private func form(_ context: PageContext) -> Markup {
    var form = context.form(Href("import"), style: "item")
    form.sendsFiles = true
    let field = Field(
      "file", "Files", .files(".ics,.vcf,.json,.csv,text/calendar,text/vcard,application/json,text/csv"),
      hint: "Up to \(MultipartForm.longest >> 20) MB in all. You see what would come before anything is saved.",
      isRequired: true)
    return """
      <div class="heading"><h1>Import</h1></div>\
      \(form.around("\(field.markup)<div class=\"buttons\"><button class=\"main\">Show what would come</button></div>"))
      <section class="facts"><h2>What can be read</h2><dl>\
      <div><dt>Calendars</dt><dd>.ics: events and todos of Google Calendar, Outlook, Apple Calendar and Reminders, Thunderbird</dd></div>\
      <div><dt>Contacts</dt><dd>.vcf: birthdays and anniversaries</dd></div>\
      <div><dt>Remember The Milk</dt><dd>.json: the export of your data</dd></div>\
      <div><dt>Todoist</dt><dd>.csv: an exported project; the file’s name becomes the list</dd></div>\
      <div><dt>Google Tasks</dt><dd>Tasks.json from Google Takeout</dd></div></dl></section>\
      <section><h2>The same file again</h2><p>You can import a newer export of the same calendar at any time. Nothing is there \
      twice: what changed in the file changes here, and what was cancelled in it is deleted. What you changed here yourself \
      stays, unless the file changed it, too. One undo takes back the whole import.</p></section>
      """
  }

  private func section(_ heading: Markup, _ items: [AgendaItem], _ context: PageContext) -> Markup {
    guard !items.isEmpty else { return .empty }
    let rows = items.prefix(Self.shown).map { ItemRow.plain($0, context) }
    return """
      <section><h2>\(heading): \(items.count)</h2><ul class="rows">\(rows)</ul>\
      \(if: items.count > Self.shown, "<p>and \(items.count - Self.shown) more</p>")</section>
      """
  }

  private func skipped(_ skipped: [ImportBatch.Skipped]) -> Markup {
    guard !skipped.isEmpty else { return .empty }
    let groups = ImportBatch.Skipped.Reason.allCases.compactMap { reason -> Markup? in
      let names = skipped.filter { $0.reason == reason }.map(\.name)
      guard !names.isEmpty else { return nil }
      let told = names.filter { !$0.isEmpty }.prefix(Self.shown).map { "<bdi>\($0)</bdi>" as Markup }
      return
        "<li>\(names.count) \(reason.told)\(if: !told.isEmpty, ": ")\(told.joined(by: ", "))\(if: names.count > Self.shown, " …")</li>"
    }
    return "<section><h2>Left out: \(skipped.count)</h2><ul>\(groups)</ul></section>"
  }
}

extension ImportBatch.Format {
  fileprivate var told: String {
    switch self {
    case .calendar: "A calendar"
    case .cards: "Contacts"
    case .rememberTheMilk: "An export of Remember The Milk"
    case .todoist: "A project of Todoist"
    case .googleTasks: "An export of Google Tasks"
    }
  }
}

extension ImportBatch.Skipped.Reason {
  fileprivate var told: String {
    switch self {
    case .noName: "without a name"
    case .noDate: "without a date"
    case .unreadable: "that cannot be read"
    case .cancelled: "cancelled"
    case .inTrash: "deleted there"
    case .tooLong: "with a name of more than \(ImportBatch.longestName) letters"
    case .beyondTime: "beyond the years 1 to 9999"
    case .tooMany: "beyond the first \(ImportBatch.most)"
    }
  }
}

import Agenda
import Importing
import Markup

/// The page that imports files from other programs: the form, or a preview of the sent files.
struct ImportPage: Page {
  private let batch: ImportBatch?
  private let plan: ImportPlan?
  /// The number of things shown of each kind.
  private static let shown = 10

  init(_ batch: ImportBatch?, _ desk: Desk) throws {
    self.batch = batch
    plan = try batch.map { try ImportPlan($0, on: desk) }
  }

  func title(_ wording: any Wording) -> String { wording.importPage }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> HTML {
    guard let batch, let plan else { return form(context) }
    let wording = context.wording
    return """
      <div class="heading"><h1>\(wording.whatWouldCome)</h1></div>\
      <p>\(wording.notSavedYet(batch.formats.map { $0.told(wording) }))</p>\
      \(section(wording.newThings, plan.added, context))\(section(wording.changedThings, plan.changed, context))\
      \(section(wording.cancelledThings, plan.removed, context))\
      \(if: plan.unchanged > 0, "<p>\(wording.alreadyHere(plan.unchanged))</p>")\
      \(skipped(plan.leftOut(of: batch), andUnread: batch.unread, wording))\
      \(if: !batch.unknown.isEmpty, "<p class=\"error\">\(wording.noneReadable(batch.unknown))</p>")\
      \(if: plan.isEmpty, "<p>\(wording.nothingNew)</p>")\
      <div class="actions">\(if: !plan.isEmpty, context.form(Href("import", "take")).button(wording.importThem(plan.count), style: "main"))\
      \(context.form(Href("import", "leave")).button(wording.leaveIt, style: "quiet"))</div>
      """
  }

  private func form(_ context: PageContext) -> HTML {
    var form = context.form(Href("import"), style: "item")
    form.sendsFiles = true
    let wording = context.wording
    let field = Field(
      "file", wording.filesLabel, .files(".ics,.vcf,.json,.csv,text/calendar,text/vcard,application/json,text/csv"),
      hint: wording.filesHint(megabytes: MultipartForm.longest >> 20), isRequired: true)
    let kinds = [
      (wording.calendars, wording.whatCalendars), (wording.contacts, wording.whatContacts),
      (ForeignProgram.rememberTheMilk, wording.whatRememberTheMilk), (ForeignProgram.todoist, wording.whatTodoist),
      (ForeignProgram.googleTasks, wording.whatGoogleTasks),
    ].map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" as HTML }
    return """
      <div class="heading"><h1>\(wording.importPage)</h1></div>\
      \(form.around("\(field.markup)<div class=\"buttons\"><button class=\"main\">\(wording.showWhatWouldCome)</button></div>"))
      <section class="facts"><h2>\(wording.whatCanBeRead)</h2><dl>\(kinds)</dl></section>\
      <section><h2>\(wording.sameFileAgain)</h2><p>\(wording.whatComesAgain)</p></section>
      """
  }

  private func section(_ heading: String, _ items: [AgendaItem], _ context: PageContext) -> HTML {
    guard !items.isEmpty else { return .empty }
    let rows = items.prefix(Self.shown).map { ItemRow.plain(context.desk.coming($0), context) }
    return """
      <section><h2>\(context.wording.counted(heading, items.count))</h2><ul class="rows">\(rows)</ul>\
      \(if: items.count > Self.shown, "<p>\(context.wording.andMore(items.count - Self.shown))</p>")</section>
      """
  }

  /// - Parameter unread: the number of further ones that can't be read.
  private func skipped(
    _ skipped: [ImportBatch.Skipped], andUnread unread: Int, _ wording: any Wording
  ) -> HTML {
    guard !skipped.isEmpty else { return .empty }
    let groups = ImportBatch.Skipped.Reason.allCases.compactMap { reason -> HTML? in
      let names = skipped.filter { $0.reason == reason }.map(\.name)
      guard !names.isEmpty else { return nil }
      let count = names.count + (reason == .unreadable ? unread : 0)
      let told = names.filter { !$0.isEmpty }.prefix(Self.shown).map { "<bdi>\($0)</bdi>" as HTML }
      return
        "<li>\(count) \(reason.told(wording))\(if: !told.isEmpty, ": ")\(told.joined(by: ", "))\(if: names.count > Self.shown, " …")</li>"
    }
    return "<section><h2>\(wording.counted(wording.leftOut, skipped.count + unread))</h2><ul>\(groups)</ul></section>"
  }
}

extension ImportBatch.Format {
  fileprivate func told(_ wording: any Wording) -> String {
    switch self {
    case .calendar: wording.aCalendar
    case .cards: wording.contacts
    case .rememberTheMilk: wording.exportOf(ForeignProgram.rememberTheMilk)
    case .todoist: wording.projectOf(ForeignProgram.todoist)
    case .googleTasks: wording.exportOf(ForeignProgram.googleTasks)
    }
  }
}

extension ImportBatch.Skipped.Reason {
  fileprivate func told(_ wording: any Wording) -> String {
    switch self {
    case .noName: wording.lacksName
    case .noDate: wording.lacksDate
    case .unreadable: wording.unreadable
    case .cancelled: wording.cancelled
    case .inTrash: wording.deletedThere
    case .tooLong: wording.tooLong(ImportBatch.longestName)
    case .beyondTime: wording.beyondYears
    case .tooMany: wording.tooMany(ImportBatch.most)
    }
  }
}

import Agenda
import Markup

/// One note: its text, and the form.
struct NotePage: Page {
  private let note: Note
  private let form: ItemForm
  private let isConflict: Bool
  private let pictures: [Picture]
  private let history: ItemHistory?

  init(
    _ note: Note, fields: ItemFields? = nil, problems: [String: String] = [:], isConflict: Bool = false, _ desk: Desk
  ) throws {
    self.note = note
    self.isConflict = isConflict
    pictures = try note.reference.map { try desk.belongings.pictures.of($0) } ?? []
    history = try note.reference.map { try ItemHistory(of: $0, desk) }
    form = ItemForm(
      item: .note(note), reference: note.reference ?? .note(Note.ID(0)), occurrence: nil,
      fields: fields ?? ItemFields(.note(note), at: nil, desk), problems: problems,
      lists: try desk.belongings.names.lists(), places: [])
  }

  /// The note's link, unless it is that of a shown picture.
  private var link: HTML? {
    guard let url = note.url, !pictures.contains(where: { $0.source == url && $0.file != nil }) else { return nil }
    return Href(elsewhere: url).map { " <a rel=\"noreferrer\" href=\"\(to: $0)\">\(url)</a>" }
  }

  func title(_ wording: any Wording) -> String { ItemRow.firstLine(note.text).short(to: 60) }
  var section: Section { .notes }
  var showsTodos: Bool { false }

  /// True if the heading does not show the whole note.
  private var isLong: Bool { ItemRow.firstLine(note.text) != note.text }

  func content(_ context: PageContext) -> HTML {
    let wording = context.wording
    let number = note.id.map { "#\($0)" } ?? ""
    return """
      <article class="item note \(Mark(list: note.list).style)"><div class="heading"><h1 dir="auto">\(ItemRow.firstLine(note.text))</h1>\
      <p class="crumbs"><a href="\(to: Href("notes"))">\(wording.allNotes)</a></p></div>
      \(if: isConflict, "<p class=\"error\" role=\"alert\">\(wording.noteChangedElsewhere)</p>")\
      <div class="about">\(if: isLong || isConflict, "<div class=\"text\" dir=\"auto\">\(note.text)</div>")\(PictureList.markup(pictures, of: note.text, context))\
      <p class="marks">\(ItemRow.marks(.note(note), context))\(link)</p>
      <p class="details">\(wording.addedThen) \(wording.moment(at: note.added, on: context.desk)) <span class="id">\(number)</span></p>
      <div class="actions">\(context.saying("!delete \(number)", wording.delete, style: "danger", back: Href("notes")))</div>\(history?.markup(context))</div>
      <section class="edit"><h2 id="edit">\(wording.edit)</h2>\(form.markup(context))</section></article>
      """
  }
}

import Agenda
import Markup

/// The notes, newest first.
struct NotesPage: Page {
  private let notes: [Note]
  private let pictures: [Int64: [Picture]]
  private static let most = 200

  init(_ desk: Desk) throws {
    notes = try desk.belongings.notes.newest(limit: Self.most)
    pictures = try desk.belongings.pictures.all()
  }

  func title(_ wording: any Wording) -> String { wording.notesPage }
  var section: Section { .notes }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> HTML {
    let cards = notes.map { note -> HTML in
      guard let reference = note.reference else { return .empty }
      let lines = note.text.split(separator: "\n", omittingEmptySubsequences: false)
      return """
        <li class="\(Mark(list: note.list).style)"><a class="name" dir="auto" href="\(to: .item(reference))">\
        \(ItemRow.firstLine(note.text))</a>\(PictureList.small(pictures[reference.number] ?? [], of: note.text, context))\
        \(if: lines.count > 1, "<p dir=\"auto\">\(lines.dropFirst().joined(separator: " ").short(to: 200))</p>")\
        <p class="details"><span class="time">\(context.wording.moment(at: note.added, on: context.desk))</span> \
        \(ItemRow.marks(.note(note), context))</p></li>
        """
    }
    return """
      <div class="heading"><h1>\(context.wording.notesPage)</h1></div>\
      \(if: notes.isEmpty, Hint.nothing(context.wording.noNotesYet, context.wording.exampleNote, context))
      \(if: !notes.isEmpty, "<ul class=\"notes\">\(cards)</ul>")
      """
  }
}

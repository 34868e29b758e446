import Agenda
import Civil
import Markup

/// What every page of a person is made with.
struct PageContext {
  /// What the person keeps, as of now.
  let desk: Desk
  /// What each form has to send (``Form``).
  let token: String
  /// The page that is asked for, to which a change returns.
  let here: Href
  /// Who asked for which todo.
  var senders: [ItemReference: String] = [:]
  /// What the last change said; nil where nothing was changed.
  var notice: Reply?
  /// How the person likes the pages in this browser.
  var look = Look()
  /// The words in the entry box, where they were not taken.
  var entry = ""
  /// Whether the file of a picture is there: it may be missing after a restore.
  var hasPicture: (Picture.File) -> Bool = { _ in true }

  /// What the person is told.
  var wording: any Wording { desk.wording }

  /// A form that changes something and then comes back here.
  func form(_ address: Href, _ hidden: KeyValuePairs<String, String> = [:], style: String? = nil) -> Form {
    var form = Form(to: address, token: token, hidden: hidden, style: style)
    form.back = here
    return form
  }

  /// A form of one button that does what a message says.
  ///
  /// - Parameter back: where to go on, where this page will be gone.
  func saying(
    _ message: String, _ label: String, name: String? = nil, style: String? = nil, back: Href? = nil
  ) -> HTML {
    var form = form(Href("say"), ["message": message], style: "say")
    if let back { form.back = back }
    return form.button(label, name: name, style: style)
  }

  /// How an item is told from others: by its list, or else by where it comes from.
  func mark(of item: AgendaItem) -> Mark {
    let sender = item.reference.flatMap { senders[$0] }
    guard item.list == nil else { return Mark(list: item.list) }
    return sender.map { Mark(sender: $0, wording) } ?? (item.isImported ? .imported(wording) : Mark(list: nil))
  }

  var zone: Zone { desk.person.zone }
}

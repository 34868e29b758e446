import Agenda
import Civil
import Markup

/// The context for making every page of a person.
struct PageContext {
  /// The things that the person keeps, as of now.
  let desk: Desk
  /// The token that each form must send (``Form``).
  let token: String
  /// The requested page, to which a change returns.
  let here: Href
  /// The people who asked for todos, by todo.
  var senders: [ItemReference: String] = [:]
  /// The answer to the last change; nil if nothing was changed.
  var notice: Reply?
  /// The person's preferences for the pages in this browser.
  var look = Look()
  /// The refused words, to show in the entry box.
  var entry = ""
  /// Returns true if a picture's file exists. It may be missing after a restore.
  var hasPicture: (Picture.File) -> Bool = { _ in true }

  /// The wording in the person's language.
  var wording: any Wording { desk.wording }

  /// A form that changes something and then returns here.
  func form(_ address: Href, _ hidden: KeyValuePairs<String, String> = [:], style: String? = nil) -> Form {
    var form = Form(to: address, token: token, hidden: hidden, style: style)
    form.back = here
    return form
  }

  /// A form with one button that sends a message.
  ///
  /// - Parameter back: the page to go to next, if this page will be gone.
  func saying(
    _ message: String, _ label: String, name: String? = nil, style: String? = nil, back: Href? = nil
  ) -> HTML {
    var form = form(Href("say"), ["message": message], style: "say")
    if let back { form.back = back }
    return form.button(label, name: name, style: style)
  }

  /// The mark of an item: that of its list, or else that of its origin.
  func mark(of item: AgendaItem) -> Mark {
    let sender = item.reference.flatMap { senders[$0] }
    guard item.list == nil else { return Mark(list: item.list) }
    return sender.map { Mark(sender: $0, wording) } ?? (item.isImported ? .imported(wording) : Mark(list: nil))
  }

  var zone: Zone { desk.person.zone }
}

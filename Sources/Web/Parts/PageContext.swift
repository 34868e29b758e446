import Agenda
import Civil
import Markup

/// The context in which every page of a person is made.
struct PageContext {
  /// The things that the person keeps, as of now.
  let desk: Desk
  /// The token that each form has to send (``Form``).
  let token: String
  /// The page that is asked for, to which a change returns.
  let here: Href
  /// The people who asked for todos, by todo.
  var senders: [ItemReference: String] = [:]
  /// The answer to the last change; nil if nothing was changed.
  var notice: Reply?
  /// The person's preferences for the pages in this browser.
  var look = Look()
  /// The words in the entry box, if they were refused.
  var entry = ""
  /// Returns true if the file of a picture is there: it may be missing after a restore.
  var hasPicture: (Picture.File) -> Bool = { _ in true }

  /// The wording in the person's language.
  var wording: any Wording { desk.wording }

  /// A form that changes something and then comes back here.
  func form(_ address: Href, _ hidden: KeyValuePairs<String, String> = [:], style: String? = nil) -> Form {
    var form = Form(to: address, token: token, hidden: hidden, style: style)
    form.back = here
    return form
  }

  /// A form of one button that sends a message.
  ///
  /// - Parameter back: the page to go on to, if this page will be gone.
  func saying(
    _ message: String, _ label: String, name: String? = nil, style: String? = nil, back: Href? = nil
  ) -> HTML {
    var form = form(Href("say"), ["message": message], style: "say")
    if let back { form.back = back }
    return form.button(label, name: name, style: style)
  }

  /// The mark that tells an item from others: of its list, or else of where it comes from.
  func mark(of item: AgendaItem) -> Mark {
    let sender = item.reference.flatMap { senders[$0] }
    guard item.list == nil else { return Mark(list: item.list) }
    return sender.map { Mark(sender: $0, wording) } ?? (item.isImported ? .imported(wording) : Mark(list: nil))
  }

  var zone: Zone { desk.person.zone }
}

import Markup

/// The way to the pages that are needed less often.
struct MorePage: Page {
  var title: String { "More" }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> Markup {
    let links: [(Href, Markup, Markup)] = [
      (Href("settings"), "Settings", "Time zone, dates, reminders, how the pages look"),
      (Href("people"), "People and requests", "Who may send you things, and what waits for your answer"),
      (Href("phones"), "Phones and programs", "Your calendar elsewhere, and where you are signed in"),
      (Href("import"), "Import", "Bring in calendars, contacts and tasks from other programs"),
      (Href("trash"), "Done and deleted", "What you completed or deleted, and undo"),
      (Href("help"), "Help", "What you can type, and the keys"),
    ]
    let cards = links.map { address, name, told -> Markup in
      "<li><a href=\"\(to: address)\"><span class=\"name\">\(name)</span><span class=\"told\">\(told)</span></a></li>"
    }
    return """
      <div class="heading"><h1>More</h1></div><ul class="cards wide">\(cards)</ul>
      \(context.form(Href("sign-out")).button("Sign out"))
      """
  }
}

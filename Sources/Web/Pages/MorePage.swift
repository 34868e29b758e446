import Agenda
import Markup

/// The links to the pages that are needed less often.
struct MorePage: Page {
  /// The community's name; nil if there is no community.
  let community: String?

  func title(_ wording: any Wording) -> String { wording.morePage }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> HTML {
    let wording = context.wording
    let events = community.map { [(Href.community, wording.whatIsOn(in: $0), wording.whatCommunity($0))] } ?? []
    let links: [(Href, String, String)] =
      events + [
        (Href("settings"), wording.settingsPage, wording.whatSettings),
        (Href("people"), wording.peoplePage, wording.whatPeople),
        (Href("phones"), wording.phonesPage, wording.whatPhones),
        (Href("import"), wording.importPage, wording.whatImport),
        (Href("trash"), wording.trashPage, wording.whatTrash),
        (Href("help"), wording.helpPage, wording.whatHelp),
      ]
    let cards = links.map { address, name, told -> HTML in
      "<li><a href=\"\(to: address)\"><span class=\"name\">\(name)</span><span class=\"told\">\(told)</span></a></li>"
    }
    return """
      <div class="heading"><h1>\(wording.morePage)</h1></div><ul class="cards wide">\(cards)</ul>
      \(context.form(Href("sign-out")).button(wording.signOut))
      """
  }
}

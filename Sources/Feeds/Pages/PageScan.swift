/// The parts of a page that matter besides its text.
struct PageScan {
  private(set) var title: String?
  /// The texts of its JSON-LD.
  private(set) var scripts: [String] = []
  private(set) var asksForPassword = false
  private var addresses: [String] = []

  init(_ root: Element) {
    var scan = (title: String?.none, scripts: [String](), asks: false, addresses: [String]())
    root.visit { element in
      switch element.name {
      case "title": scan.title = scan.title ?? element.trimmed
      case "script":
        if element.attributes["type"]?.lowercased().hasPrefix("application/ld+json") == true {
          scan.scripts.append(element.text)
        }
      case "input": if element.attributes["type"]?.lowercased() == "password" { scan.asks = true }
      case "base", "form":
        scan.addresses += [element.attributes["href"], element.attributes["action"]].compactMap { $0 }
      default: break
      }
      return true
    }
    (title, scripts, asksForPassword, addresses) = scan
  }

  /// True if the page's title, or an address to which it leads, is for signing in.
  func namesSignIn(address: String?) -> Bool {
    let texts = addresses + [title, address].compactMap { $0 }
    return texts.contains { text in
      let letters = text.lowercased().filter { $0.isLetter || $0 == "/" }
      return ["signin", "login", "logon", "signon", "anmelden", "seconnecter", "/sso"].contains { letters.contains($0) }
    }
  }
}

import Agenda
import Markup

/// The one box on every page that takes what a person would write to the bot.
enum EntryBox {
  static func markup(_ context: PageContext) -> Markup {
    context.form(Href("say"), style: "entry").around(
      """
      <label class="hidden" for="entry">What to remember, or any command</label>\
      <input id="entry" name="message" type="text" dir="auto" autocomplete="off" maxlength="10000" \
      placeholder="call jimmy at 5pm tomorrow" value="\(context.entry)" aria-describedby="understood" \
      required\(if: context.look.hasShortcuts, " aria-keyshortcuts=\"n\"")>\
      <button class="main">Add</button>\
      <button class="quiet check" formaction="\(to: Href("preview"))">Check first</button>\
      <output id="understood" class="understood" for="entry" aria-live="polite"></output>
      """)
  }

  /// What a message would be understood as, each part with a button that takes it back.
  static func understood(_ parts: [PreviewPart], _ context: PageContext) -> Markup {
    let tokens = parts.map { part -> Markup in
      guard let withdrawn = part.withdrawn else {
        return "<li class=\"token \(part.kind.rawValue)\">\(label(part))</li>"
      }
      return """
        <li class="token \(part.kind.rawValue)">\(label(part))\
        \(context.form(Href("preview"), ["message": withdrawn]).button("×", name: "Take \(part.text) as plain words"))</li>
        """
    }
    return "<ul class=\"tokens\">\(tokens)</ul>"
  }

  private static func label(_ part: PreviewPart) -> Markup {
    "<span class=\"kind\">\(part.kind.label)</span> <bdi>\(part.text)</bdi>"
  }
}

extension PreviewPart.Kind {
  /// What a person reads before the part.
  var label: String {
    switch self {
    case .action: "Kind"
    case .title: "Name"
    case .day: "Day"
    case .time: "Time"
    case .repeats: "Repeats"
    case .next: "Next"
    case .priority: "Priority"
    case .list: "List"
    case .tag: "Tag"
    case .place: "Place"
    case .person: "With"
    case .duration: "Takes"
    case .remark: "Remark"
    case .link: "Link"
    case .problem: "Unclear"
    }
  }
}

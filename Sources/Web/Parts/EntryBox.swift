import Agenda
import Markup

/// The box on every page that takes messages to the bot.
enum EntryBox {
  static func markup(_ context: PageContext) -> HTML {
    context.form(Href("say"), style: "entry").around(
      """
      <label class="hidden" for="entry">\(context.wording.whatToRemember)</label>\
      <input id="entry" name="message" type="text" dir="auto" autocomplete="off" maxlength="10000" \
      placeholder="\(context.wording.exampleCall)" value="\(context.entry)" aria-describedby="understood" \
      required\(if: context.look.hasShortcuts, " aria-keyshortcuts=\"n\"")>\
      <button class="main">\(context.wording.add)</button>\
      <button class="quiet check" formaction="\(to: Href("preview"))">\(context.wording.checkFirst)</button>\
      <output id="understood" class="understood" for="entry" aria-live="polite"></output>
      """)
  }

  /// The preview of a message, each part with a button that takes it back.
  static func understood(_ parts: [PreviewPart], _ context: PageContext) -> HTML {
    let tokens = parts.map { part -> HTML in
      guard let withdrawn = part.withdrawn else {
        return "<li class=\"token \(part.kind.rawValue)\">\(label(part, context))</li>"
      }
      return """
        <li class="token \(part.kind.rawValue)">\(label(part, context))\
        \(context.form(Href("preview"), ["message": withdrawn]).button("×", name: context.wording.takePlainly(part.text)))</li>
        """
    }
    return "<ul class=\"tokens\">\(tokens)</ul>"
  }

  private static func label(_ part: PreviewPart, _ context: PageContext) -> HTML {
    "<span class=\"kind\">\(context.wording.label(part.kind))</span> <bdi>\(part.text)</bdi>"
  }
}

import Agenda
import Civil
import HTTPTypes
import Hummingbird
import Markup

/// A community page, which visitors see too.
protocol CommunityPage: Page, Sendable {
  /// The content of the page below its heading.
  ///
  /// - Parameter context: the context for the forms of a person who is signed in; nil for visitors.
  func content(_ wording: any Wording, _ context: PageContext?) -> HTML
}

extension CommunityPage {
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> HTML { content(context.wording, context) }

  /// The page for a visitor.
  func response(to request: Request, in community: Community, _ wording: any Wording) -> Response {
    let html = Layout.document(
      title(wording), in: wording, look: Look(cookies: request.headers[.cookie]),
      body: """
        <a class="skip" href="#main">\(wording.skipToContent)</a>
        <header class="top">\(Layout.brand)<nav class="sections" aria-label="\(wording.pages)"><ul>\
        <li><a href="\(to: .community)">\(wording.eventsPage)</a></li>\
        <li><a href="\(to: Href("sign-in", query: ["to": request.uri.string]))">\(wording.signIn)</a></li></ul></nav></header>
        <main id="main" tabindex="-1">\(content(wording, nil))</main>
        """)
    return .page(html.text, to: request)
  }
}

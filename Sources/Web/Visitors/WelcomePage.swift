import Agenda
import HTTPTypes
import Hummingbird
import Markup

/// The page for visitors who are not signed in: the bot, its accounts, the data that it keeps, and its operator.
public struct WelcomePage: Sendable {
  /// One of the bot's accounts, to which people can write.
  public struct Account: Hashable, Sendable {
    /// The network, as people call it; nil for text messages.
    public var network: String?
    /// The bot's name there: `@nuthatch@example.org`, `+44 20 7946 0000`; nil while the network cannot be reached.
    public var handle: String?
    /// A page or a program that opens it; nil for none.
    public var address: String?

    /// An account by its network and its name there.
    public init(network: String?, handle: String?, address: String? = nil) {
      self.network = network
      self.handle = handle
      self.address = address
    }
  }

  /// The bot's accounts.
  public var accounts: [Account]
  /// The operator's own words about themselves and their data; nil for none.
  public var about: String?
  /// The days for which messages are kept; nil if the operator sets no end.
  public var keepsMessagesForDays: Int?
  /// True if strangers are welcome; false if only people whom the operator has admitted are.
  public var isOpen: Bool
  /// The name of the community with pages; nil if there is no community.
  public var community: String?

  /// A page for a bot with these accounts.
  public init(accounts: [Account], about: String? = nil, keepsMessagesForDays: Int? = nil, isOpen: Bool = true) {
    self.accounts = accounts
    self.about = about
    self.keepsMessagesForDays = keepsMessagesForDays
    self.isOpen = isOpen
  }

  /// The address of the box on this page, if there is one.
  static let box = Href(query: [:], fragment: "try")

  /// The page as the answer to a request.
  ///
  /// - Parameter talk: the conversation so far; nil if nobody can try the bot here.
  func response(
    to request: Request, _ wording: any Wording, _ talk: TrialTalk?, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    let html = markup(Look(cookies: request.headers[.cookie]), wording, talk).text
    return Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }

  private func markup(_ look: Look, _ wording: any Wording, _ talk: TrialTalk?) -> HTML {
    let accounts = accounts.map { account -> HTML in
      let link = account.address.flatMap { Href(elsewhere: $0) }
      let handle: HTML =
        link.map { "<a rel=\"noreferrer\" href=\"\(to: $0)\">\(account.handle ?? $0.text)</a>" }
        ?? account.handle.map { "<strong>\($0)</strong>" } ?? "\(wording.notReachedNow)"
      return
        "<li><span class=\"name\">\(handle)</span> <span class=\"number\">\(account.network ?? wording.textMessage)</span></li>"
    }
    let examples = wording.exampleMessages.map { "<li>\($0.markup())</li>" as HTML }
    let privacy = wording.privacy(messagesForDays: keepsMessagesForDays).map { "<li>\($0.markup())</li>" as HTML }
    let events: HTML? = community.map { _ in "<li><a href=\"\(to: .community)\">\(wording.eventsPage)</a></li>" }
    return Layout.document(
      wording.whatItKeeps, in: wording, look: look,
      body: """
        <header class="top">\(Layout.brand)<nav class="sections" aria-label="\(wording.pages)"><ul>\(events)<li>\
        <a href="\(to: Href("sign-in"))">\(wording.signIn)</a></li></ul></nav></header>
        <main id="main" class="welcome"><h1>\(wording.writeItDown)</h1>
        <p class="lead">\(wording.whatItIs.markup())</p>
        \(talk.map { box($0, wording) })<section><h2>\(wording.writeToIt)</h2>\
        \(if: accounts.isEmpty, "<p>\(wording.askWhereToWrite)</p>")\
        \(if: !accounts.isEmpty, "<ul class=\"cards wide\">\(accounts)</ul>")\
        \(if: !isOpen, "<p>\(wording.onlyThoseLetIn)</p>")</section>
        <section><h2>\(wording.whatToSend)</h2><ul class="examples">\(examples)</ul></section>
        <section><h2>\(wording.whatHappens)</h2><ul>\(privacy)</ul></section>
        <section><h2>\(wording.whoRunsIt)</h2><p dir="auto">\(about ?? wording.operatorIsUnknown)</p></section></main>
        """)
  }

  /// The conversation so far, and the box. The form sends the conversation back, since nothing is kept here.
  private func box(_ talk: TrialTalk, _ wording: any Wording) -> HTML {
    let turns = talk.turns.map { turn -> HTML in
      let answers = turn.answers.map {
        "<li dir=\"auto\"><span class=\"hidden\">\(wording.theBot) </span>\($0)</li>" as HTML
      }
      return "<li class=\"you\" dir=\"auto\"><span class=\"hidden\">\(wording.you) </span>\(turn.said)</li>\(answers)"
    }
    let field = Field(
      "message", wording.yourMessage, .line(talk.entry),
      hint: talk.turns.isEmpty ? wording.forExample : nil, error: talk.problem)
    let form: HTML = """
      <form class="inline" method="post" action="\(to: Href("try", fragment: "try"))">\(talk.fields)\(field.markup)\
      <button class="main">\(wording.send)</button></form>
      """
    return """
      <section id="try"><h2>\(wording.tryIt)</h2>\
      \(if: !turns.isEmpty, "<div role=\"log\" aria-label=\"\(wording.conversation)\"><ol class=\"talk\">\(turns)</ol></div>")\
      \(talk.isOver ? "<p role=\"status\">\(wording.endOfTrying)</p>" : form)\
      \(if: !turns.isEmpty, "<p><a href=\"\(to: Self.box)\">\(wording.startOver)</a></p>")\
      <p class="hint">\(wording.onlyToTry)</p></section>

      """
  }
}

import HTTPTypes
import Hummingbird
import Markup

/// What a visitor sees who is not signed in: what this bot is, whom to write to, what is kept, and who runs it.
public struct WelcomePage: Sendable {
  /// An account of the bot's that people can write to.
  public struct Account: Hashable, Sendable {
    /// The network, as people call it.
    public var network: String
    /// The bot's name there: `@nuthatch@example.org`, `+44 20 7946 0000`.
    public var handle: String
    /// A page or a program that opens it; nil for none.
    public var address: String?

    /// An account by its network and its name there.
    public init(network: String, handle: String, address: String? = nil) {
      self.network = network
      self.handle = handle
      self.address = address
    }
  }

  /// The bot's accounts.
  public var accounts: [Account]
  /// What the operator says of themselves and of what they keep; nil for nothing.
  public var about: String?
  /// How many days messages are kept; nil where the operator sets no end.
  public var keepsMessagesForDays: Int?
  /// Whether strangers are welcome, or only people whom the operator has let in.
  public var isOpen: Bool

  /// A page for a bot with these accounts.
  public init(accounts: [Account], about: String? = nil, keepsMessagesForDays: Int? = nil, isOpen: Bool = true) {
    self.accounts = accounts
    self.about = about
    self.keepsMessagesForDays = keepsMessagesForDays
    self.isOpen = isOpen
  }

  /// The address of the box on this page, where there is one.
  static let box = Href(query: [:], fragment: "try")

  /// The page as the answer to a request.
  ///
  /// - Parameter talk: the conversation so far; nil where nobody can try the bot here.
  func response(to request: Request, _ talk: TrialTalk?, _ status: HTTPResponse.Status = .ok) -> Response {
    let html = markup(Look(cookies: request.headers[.cookie]), talk).text
    return Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }

  private func markup(_ look: Look, _ talk: TrialTalk?) -> Markup {
    let accounts = accounts.map { account -> Markup in
      let link = account.address.flatMap { Href(elsewhere: $0) }
      let handle: Markup =
        link.map { "<a rel=\"noreferrer\" href=\"\(to: $0)\">\(account.handle)</a>" }
        ?? "<strong>\(account.handle)</strong>"
      return "<li><span class=\"name\">\(handle)</span> <span class=\"number\">\(account.network)</span></li>"
    }
    return Layout.document(
      "Your tasks, calendar and notes", look: look,
      body: """
        <header class="top">\(Layout.brand)<nav class="sections" aria-label="Pages"><ul><li><a href="\(to: Href("sign-in"))">Sign in</a>\
        </li></ul></nav></header>
        <main id="main" class="welcome"><h1>Write it down in a message. Find it again when you need it.</h1>
        <p class="lead">Nuthatch is a bot that keeps tasks, dates and notes for the people who write to it. Send it \
        <q>call jimmy at 5pm tomorrow</q>, and it reminds you at five.</p>
        \(talk.map(box))<section><h2>Write to it</h2>\(if: accounts.isEmpty, "<p>Ask whoever runs this bot where to write to it.</p>")\
        \(if: !accounts.isEmpty, "<ul class=\"cards wide\">\(accounts)</ul>")\
        \(if: !isOpen, "<p>It answers people whom its operator has let in.</p>")</section>
        <section><h2>What you can send</h2><ul class="examples"><li><q>piano every tuesday 16:00-17:00</q></li>\
        <li><q>milk, eggs and bread on the groceries list</q></li><li><q>what is on friday?</q></li><li><q>done</q>, to a reminder</li>\
        <li><q>web</q>, to see everything in a browser</li></ul></section>
        <section><h2>What happens to what you write</h2>\(privacy)</section>
        <section><h2>Who runs this</h2><p dir="auto">\(about ?? "Its operator has not said who they are. Ask the bot: !about")</p>\
        </section></main>
        """)
  }

  /// The conversation so far, and the box. The form brings back what was said, for nothing is kept here.
  private func box(_ talk: TrialTalk) -> Markup {
    let turns = talk.turns.map { turn -> Markup in
      let answers = turn.answers.map { "<li dir=\"auto\"><span class=\"hidden\">The bot: </span>\($0)</li>" as Markup }
      return "<li class=\"you\" dir=\"auto\"><span class=\"hidden\">You: </span>\(turn.said)</li>\(answers)"
    }
    let field = Field(
      "message", "Your message", .line(talk.entry),
      hint: talk.turns.isEmpty ? "For example: call jimmy at 5pm tomorrow" : nil, error: talk.problem)
    let form: Markup = """
      <form class="inline" method="post" action="\(to: Href("try", fragment: "try"))">\(talk.fields)\(field.markup)\
      <button class="main">Send</button></form>
      """
    return """
      <section id="try"><h2>Try it</h2>\
      \(if: !turns.isEmpty, "<div role=\"log\" aria-label=\"Conversation\"><ol class=\"talk\">\(turns)</ol></div>")\
      \(talk.isOver ? "<p role=\"status\">\(TrialRoutes.over)</p>" : form)\
      \(if: !turns.isEmpty, "<p><a href=\"\(to: Self.box)\">Start over</a></p>")\
      <p class="hint">This is only to try: nothing is kept, and nothing is sent to anybody.</p></section>

      """
  }

  private var privacy: Markup {
    """
    <ul><li>What you send and what it answers is kept on the computer of whoever runs this bot. They can read it. The bot \
    shows it to nobody else.</li>\
    \(keepsMessagesForDays.map { "<li>The messages themselves are deleted after \($0) days. What you asked it to keep stays until you delete it.</li>" as Markup })\
    <li>Answers are private wherever the network allows it; where only public answers exist, they hold nothing of yours.</li>\
    <li><q>!export</q> sends you everything, and <q>!forgetme</q> erases everything for good.</li>\
    <li>These pages set no cookie until you sign in, load nothing from other places, and count nobody.</li></ul>
    """
  }
}

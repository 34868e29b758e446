import Agenda
import HTTPTypes
import Hummingbird
import Markup
import Voice

/// The pages for those who are not signed in. They tell nobody's name, and nothing of who is known here.
struct SignInPage {
  /// Of whoever reads them nothing is known.
  private static let wording = Wordings.all.fallback

  let title: String
  let content: Markup
  /// Whether the browser is to ask again in a moment.
  var refreshes = false

  func response(_ status: HTTPResponse.Status = .ok, _ fields: HTTPField...) -> Response {
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8"]
    for field in fields { headers.append(field) }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html.text)))
  }

  private var html: Markup {
    Layout.document(
      title, look: Look(), refreshes: refreshes,
      body: """
        <header class="top">\(Layout.brand)</header>
        <main id="main" class="welcome"><h1>\(title)</h1>\(content)</main>
        """)
  }

  /// What a link from the bot opens. It is the same whatever the link is: only its button uses the link up, so that
  /// programs that look at links in messages do not.
  static let link = SignInPage(
    title: wording.signIn,
    content: """
      <p>\(wording.signInHere)</p><form method="post"><button class="main">\(wording.signIn)</button></form>
      """)

  /// What a link that is wrong, used or too old comes to.
  static let wrongLink = SignInPage(title: wording.linkIsOver, content: "<p>\(wording.linkIsOverBecause)</p>\(again)")

  /// How to sign in.
  static func ways(to path: String?) -> SignInPage {
    SignInPage(
      title: wording.signIn,
      content: """
        <p>\(wording.signInByLink)</p><p>\(wording.signInByCode)</p>\
        <form method="post" action="/sign-in">\(path.map { "<input type=\"hidden\" name=\"to\" value=\"\($0)\">" as Markup })\
        <button class="main">\(wording.showCode)</button></form>
        """)
  }

  /// The code that somebody is to send.
  static func waiting(code: String) -> SignInPage {
    SignInPage(
      title: wording.sendCode,
      content: """
        <p>\(wording.sendCodeToBot)</p><p class="code"><code>login \(code)</code></p>\
        <p role="status">\(wording.waitingForCode)</p>
        """, refreshes: true)
  }

  static let codeIsOver = SignInPage(title: wording.codeIsOver, content: "<p>\(wording.codeIsOverBecause)</p>\(again)")
  static let otherHost = SignInPage(title: wording.otherHost, content: "<p>\(wording.otherHostBecause)</p>")
  static let tooMany = SignInPage(title: wording.tooManyTries, content: "<p>\(wording.tooManyTriesBecause)</p>")
  static let notFresh = SignInPage(title: wording.signInAgain, content: "<p>\(wording.signInAgainBecause)</p>\(again)")

  static let operatorOnly = SignInPage(
    title: wording.operatorOnly, content: "<p>\(wording.operatorOnlyBecause)</p>")

  private static let again: Markup = "<p><a href=\"/sign-in\">\(wording.otherWays)</a></p>"
}

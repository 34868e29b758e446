import HTTPTypes
import Hummingbird
import Markup
import Voice

/// The pages for those who are not signed in. They tell nobody's name, and nothing of who is known here.
struct SignInPage {
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
    title: Wording.signIn,
    content: "<p>\(Wording.signInHere)</p><form method=\"post\"><button>\(Wording.signIn)</button></form>")

  /// What a link that is wrong, used or too old comes to.
  static let wrongLink = SignInPage(title: Wording.linkIsOver, content: "<p>\(Wording.linkIsOverBecause)</p>\(again)")

  /// How to sign in.
  static func ways(to path: String?) -> SignInPage {
    SignInPage(
      title: Wording.signIn,
      content: """
        <p>\(Wording.signInByLink)</p><p>\(Wording.signInByCode)</p>\
        <form method="post" action="/sign-in">\(path.map { "<input type=\"hidden\" name=\"to\" value=\"\($0)\">" as Markup })\
        <button>\(Wording.showCode)</button></form>
        """)
  }

  /// The code that somebody is to send.
  static func waiting(code: String) -> SignInPage {
    SignInPage(
      title: Wording.sendCode,
      content: """
        <p>\(Wording.sendCodeToBot)</p><p class="code"><code>login \(code)</code></p>\
        <p role="status">\(Wording.waitingForCode)</p>
        """, refreshes: true)
  }

  static let codeIsOver = SignInPage(title: Wording.codeIsOver, content: "<p>\(Wording.codeIsOverBecause)</p>\(again)")
  static let otherHost = SignInPage(title: Wording.otherHost, content: "<p>\(Wording.otherHostBecause)</p>")
  static let tooMany = SignInPage(title: Wording.tooManyTries, content: "<p>\(Wording.tooManyTriesBecause)</p>")
  static let notFresh = SignInPage(title: Wording.signInAgain, content: "<p>\(Wording.signInAgainBecause)</p>\(again)")

  static let operatorOnly = SignInPage(
    title: Wording.operatorOnly, content: "<p>\(Wording.operatorOnlyBecause)</p>")

  private static let again: Markup = "<p><a href=\"/sign-in\">\(Wording.otherWays)</a></p>"
}

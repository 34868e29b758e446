import Agenda
import HTTPTypes
import Hummingbird
import Markup

/// The pages for those who are not signed in. They reveal nobody's name, nor whom the bot knows.
struct SignInPage {
  let title: String
  let content: HTML
  /// The language of the page.
  let wording: any Wording
  /// True if the browser asks again in a moment.
  var refreshes = false

  func response(_ status: HTTPResponse.Status = .ok, _ fields: HTTPField...) -> Response {
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8"]
    for field in fields { headers.append(field) }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html.text)))
  }

  private var html: HTML {
    Layout.document(
      title, in: wording, look: Look(), refreshes: refreshes,
      body: """
        <header class="top">\(Layout.brand)</header>
        <main id="main" class="welcome"><h1>\(title)</h1>\(content)</main>
        """)
  }

  /// The page that a link from the bot opens. It is the same for every link. Only its button uses up the link, so that
  /// programs that look at links in messages do not.
  static func link(_ wording: any Wording) -> SignInPage {
    SignInPage(
      title: wording.signIn,
      content: """
        <p>\(wording.signInHere)</p><form method="post"><button class="main">\(wording.signIn)</button></form>
        """, wording: wording)
  }

  /// The ways to sign in.
  static func ways(to path: String?, _ wording: any Wording) -> SignInPage {
    SignInPage(
      title: wording.signIn,
      content: """
        <p>\(wording.signInByLink)</p><p>\(wording.signInByCode)</p>\
        <form method="post" action="/sign-in">\(path.map { "<input type=\"hidden\" name=\"to\" value=\"\($0)\">" as HTML })\
        <button class="main">\(wording.showCode)</button></form>
        """, wording: wording)
  }

  /// The page with the code to send.
  static func waiting(code: String, _ wording: any Wording) -> SignInPage {
    SignInPage(
      title: wording.sendCode,
      content: """
        <p>\(wording.sendCodeToBot)</p><p class="code"><code>\(wording.signInMessage(code))</code></p>\
        <p role="status">\(wording.waitingForCode)</p>
        """, wording: wording, refreshes: true)
  }

  /// The page for a link that is wrong, used or too old.
  static func wrongLink(_ wording: any Wording) -> SignInPage {
    telling(wording.linkIsOver, wording.linkIsOverBecause, leadsOn: true, wording)
  }

  static func codeIsOver(_ wording: any Wording) -> SignInPage {
    telling(wording.codeIsOver, wording.codeIsOverBecause, leadsOn: true, wording)
  }

  static func otherHost(_ wording: any Wording) -> SignInPage {
    telling(wording.otherHost, wording.otherHostBecause, wording)
  }

  static func tooMany(_ wording: any Wording) -> SignInPage {
    telling(wording.tooManyTries, wording.tooManyTriesBecause, wording)
  }

  static func notFresh(_ wording: any Wording) -> SignInPage {
    telling(wording.signInAgain, wording.signInAgainBecause, leadsOn: true, wording)
  }

  static func operatorOnly(_ wording: any Wording) -> SignInPage {
    telling(wording.operatorOnly, wording.operatorOnlyBecause, wording)
  }

  /// A page that says what happened.
  ///
  /// - Parameter leadsOn: whether it links to the ways to sign in.
  private static func telling(
    _ title: String, _ reason: String, leadsOn: Bool = false, _ wording: any Wording
  ) -> SignInPage {
    let ways: HTML = "<p><a href=\"/sign-in\">\(wording.otherWays)</a></p>"
    return SignInPage(title: title, content: "<p>\(reason)</p>\(if: leadsOn, ways)", wording: wording)
  }
}

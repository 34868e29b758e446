import HTTPTypes
import Hummingbird
import Markup

/// What a browser shows where a request failed: what that means, and the way on. Programs get the status alone.
enum ErrorPage {
  /// The answer with a page in it, where that is to be shown to somebody.
  static func dressed(_ response: Response, for request: Request) -> Response {
    guard [.get, .post].contains(request.method), request.headers[.accept]?.contains("text/html") == true else {
      return response
    }
    let (title, told) = words(response.status)
    var page = SignInPage(title: title, content: "<p>\(told)</p><p><a href=\"/\">To the first page</a></p>")
      .response(response.status)
    for field in response.headers where page.headers[field.name] == nil && field.name != .contentLength {
      page.headers.append(field)
    }
    return page
  }

  private static func words(_ status: HTTPResponse.Status) -> (title: String, told: String) {
    switch status {
    case .notFound: ("There is no such page", "The address may be wrong, or what was here has been deleted.")
    case .forbidden:
      (
        "This was not done",
        "The page was too old, or the request came from elsewhere. Go back, load the page again, and try once more."
      )
    case .contentTooLarge: ("This is too large", "Nothing of it was saved. Send less at a time.")
    case .tooManyRequests, .serviceUnavailable: ("Too much at once", "Wait a moment, and try again.")
    case .badRequest, .unprocessableContent: ("This could not be read", "Go back, and try again. Nothing was saved.")
    default: ("Something went wrong", "Go back, and see whether it was done. If it was not, try again.")
    }
  }
}

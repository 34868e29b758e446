import Agenda
import HTTPTypes
import Hummingbird
import Markup

/// The page of a failed request: what the failure means, and where to go on. Programs get only the status.
enum ErrorPage {
  /// The answer with a page in it, if it is for a person.
  static func dressed(_ response: Response, for request: Request, _ wording: any Wording) -> Response {
    guard [.get, .post].contains(request.method), request.headers[.accept]?.contains("text/html") == true else {
      return response
    }
    let (title, told) = words(response.status, wording)
    let content: HTML = "<p>\(told)</p><p><a href=\"/\">\(wording.toFirstPage)</a></p>"
    var page = SignInPage(title: title, content: content, wording: wording).response(response.status)
    for field in response.headers where page.headers[field.name] == nil && field.name != .contentLength {
      page.headers.append(field)
    }
    return page
  }

  private static func words(_ status: HTTPResponse.Status, _ wording: any Wording) -> (title: String, told: String) {
    switch status {
    case .notFound: (wording.noSuchPage, wording.noSuchPageBecause)
    case .forbidden: (wording.pageNotDone, wording.pageNotDoneBecause)
    case .contentTooLarge: (wording.pageTooLarge, wording.pageTooLargeBecause)
    case .tooManyRequests, .serviceUnavailable: (wording.tooMuchAtOnce, wording.tooMuchAtOnceBecause)
    case .badRequest, .unprocessableContent: (wording.pageUnreadable, wording.pageUnreadableBecause)
    default: (wording.pageWentWrong, wording.pageWentWrongBecause)
    }
  }
}

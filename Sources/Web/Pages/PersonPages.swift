import Agenda
import Civil
import Foundation
import HTTPTypes
import Hummingbird
import Importing
import Markup
import Storage

/// The pages of people who are signed in: the things that they keep, and the forms that change them.
struct PersonPages: Sendable {
  let ledger: any Ledger
  let actions: any PersonActions
  let wordings: Wordings
  let search: (any ItemSearch)?
  /// The help on the commands.
  let commands: [CommandHelp]
  let now: @Sendable () -> Date
  /// Reads dates that are in words in a file.
  let dates: ImportReader.Dates
  /// The files of pictures; nil if none are kept.
  var pictureFiles: (any PictureFiles)?
  /// The community's name; nil if there is no community.
  var community: @Sendable () -> String? = { nil }
  let notices = NoticeBoard()
  let pendingImports = PendingImports()
  /// A whole upload is held in memory, and so is an export.
  let exportSlots = SlotLimiter(4)
  /// A whole picture is held in memory until it is sent.
  let picturePlaces = PicturePlaces()

  func add(to routes: PersonRoutes) {
    addCalendars(to: routes)
    addCollections(to: routes)
    addItems(to: routes)
    addOthers(to: routes)
    addChanges(to: routes)
    addImports(to: routes)
    addTrash(to: routes)
    addPictures(to: routes)
  }

  /// Renders a page on a snapshot of the things that the person keeps.
  func show(
    _ visit: Visit, status: HTTPResponse.Status = .ok, here: Href? = nil, entry: String? = nil,
    _ make: @escaping @Sendable (Desk) throws -> any Page
  ) async throws -> Response {
    let (person, token, instant) = (visit.signedIn.person, visit.signedIn.formToken, now())
    let notice = visit.request.method == .head ? nil : notices.take(for: visit.session)
    let look = Look(cookies: visit.request.headers[.cookie])
    let here = here ?? Href(path: visit.request.uri.string) ?? Href()
    let html = try await ledger.read { transaction in
      let desk = try transaction.desk(for: person, in: wordings, at: instant)
      let page = try make(desk)
      let context = PageContext(
        desk: desk, token: token, here: here, senders: page.showsTodos ? try desk.senders() : [:],
        notice: notice?.reply, look: look, entry: entry ?? notice?.entry ?? "",
        hasPicture: { [pictureFiles] in pictureFiles?.has($0.hash) ?? true })
      return Layout.whole(page, context).text
    }
    return visit.answer(html, status)
  }

  /// Carries out a message, keeps its answer for the next page, and goes back there.
  func say(_ message: String, _ visit: Visit, _ form: SubmittedForm) async throws -> Response {
    try await act(.message(message), visit, form)
  }

  /// Performs an action, keeps its answer for the next page, and goes back there.
  func act(_ action: PageAction, _ visit: Visit, _ form: SubmittedForm) async throws -> Response {
    let message = action.message
    var notice: NoticeBoard.Notice
    do {
      let reply = try await actions.perform(
        action, for: visit.signedIn.person.id, in: visit.signedIn.session.id)
      notice = NoticeBoard.Notice(reply: reply)
      if reply.kind == .error, form["message"] == message, !message.hasPrefix("!") { notice.entry = message }
    } catch ActionRefused.busy {
      notice = NoticeBoard.Notice(reply: Reply(.error, [visit.wording.busy]), entry: message)
    }
    notices.post(notice, for: visit.session)
    return .redirect(to: form.back)
  }

  /// Keeps a reply for the next page, and goes there.
  func answer(_ reply: Reply, _ visit: Visit, to page: Href) -> Response {
    notices.post(NoticeBoard.Notice(reply: reply), for: visit.session)
    return .redirect(to: page)
  }
}

extension Visit {
  /// The number of the browser's session.
  var session: Int64 { signedIn.session.id.number }

  /// A page as the answer. A page that repeats words of its own address is not compressed, since the length of such an
  /// answer could reveal its token to an eavesdropper.
  func answer(_ html: String, _ status: HTTPResponse.Status) -> Response {
    .page(html, status, to: request, mayCompress: request.uri.query == nil)
  }

  /// A value of the address's query, which a form encodes like a body: a space is `+`.
  func query(_ name: String) -> String? { request.uri.query.flatMap { SubmittedForm(Array($0.utf8))[name] } }
}

extension SubmittedForm {
  /// The page to go to next: one of ours, or the first page.
  var back: Href { self[Form.backName].flatMap { Href(path: $0) } ?? Href() }
}

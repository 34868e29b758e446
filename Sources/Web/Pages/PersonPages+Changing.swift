import Agenda
import Civil
import Foundation
import HTTPTypes
import Hummingbird
import Markup

// The routes for messages from the pages, and for what the pages remember.
extension PersonPages {
  func addChanges(to routes: PersonRoutes) {
    routes.post("say") { visit, form in
      let message = (form["message"] ?? "").trimmed
      guard !message.isEmpty else {
        return answer(
          Reply(.error, [visit.wording.reason(.nothingToAdd).capitalizedFirst + "."]), visit, to: form.back)
      }
      return try await say(message, visit, form)
    }
    routes.post("undo") { visit, form in try await say("!undo", visit, form) }
    routes.post("undo/:change") { visit, form in
      guard let change = ChangeOrigin(word: visit.parameters.get("change") ?? "") else { throw HTTPError(.notFound) }
      return try await act(.form(.undo(change)), visit, form)
    }
    routes.post("preview") { visit, form in try await preview(visit, form) }
    routes.post("settings") { visit, form in
      let messages = SettingsForm { form[$0] }.messages(changing: SettingsForm(visit.signedIn.person))
      guard !messages.isEmpty else {
        return answer(Reply(.answer, [visit.wording.nothingChanged]), visit, to: form.back)
      }
      return try await say(messages.joined(separator: "\n"), visit, form)
    }
    routes.post("list/:name") { visit, form in
      let new = (form["name"] ?? "").oneLine
      guard !new.isEmpty else { return .redirect(to: form.back) }
      return try await act(.form(.renameList(try visit.name("name"), to: new)), visit, form)
    }
    routes.post("list/:name/delete") { visit, form in
      try await act(.form(.deleteList(try visit.name("name"))), visit, form)
    }
    routes.post("list/:name/clear") { visit, form in
      try await act(.form(.clearList(try visit.name("name"))), visit, form)
    }
    routes.post("keep") { visit, form in
      try await act(.form(.keepSearch((form["q"] ?? "").oneLine, as: (form["list"] ?? "").oneLine)), visit, form)
    }
    routes.post("people/accept") { visit, form in try await act(.form(.accept(form["name"] ?? "")), visit, form) }
    routes.post("people/decline") { visit, form in try await act(.form(.decline(form["name"] ?? "")), visit, form) }
    routes.post("look") { visit, form in setLook(visit, form) }
  }

  /// Keeps the look of the pages in cookies of the browser.
  private func setLook(_ visit: Visit, _ form: SubmittedForm) -> Response {
    var look = Look()
    look.theme = form["theme"].flatMap { Look.Theme(rawValue: $0) } ?? .system
    look.hasShortcuts = form["keys"] != nil
    look.keepsPages = form["offline"] != nil
    let name = (form["zone"] ?? "").trimmed
    look.zone = Zone.places(named: name).first.flatMap { Zone(identifier: $0.zone) }
    if look.zone == nil, !name.isEmpty {
      let told = visit.wording.unknownPlace(name)
      notices.post(NoticeBoard.Notice(reply: Reply(.error, [told])), for: visit.session)
    }
    var answer = Response.redirect(to: form.back)
    for cookie in look.cookies { answer.headers.append(HTTPField(name: .setCookie, value: cookie)) }
    return answer
  }

  /// Answers with the meaning of a message: as a page, or as JSON if the page's script asks.
  private func preview(_ visit: Visit, _ form: SubmittedForm) async throws -> Response {
    let message = (form["message"] ?? "").trimmed
    let parts =
      message.isEmpty ? [] : try await actions.preview(message, for: visit.signedIn.person.id)
    guard visit.request.headers[.accept]?.contains("application/json") == true else {
      return try await show(visit, here: form.back, entry: message) { _ in PreviewPage(message: message, parts: parts) }
    }
    let body = try JSONEncoder().encode(parts.map { PartForScript($0, visit.wording) })
    return Response(
      status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: Array(body))))
  }

  /// A part in the form that the page's script reads.
  private struct PartForScript: Encodable {
    let kind: String
    let label: String
    let text: String
    let withdrawn: String?
    /// The label of the button that takes it back.
    let withdrawing: String

    init(_ part: PreviewPart, _ wording: any Wording) {
      (kind, label, text) = (part.kind.rawValue, wording.label(part.kind), part.text)
      (withdrawn, withdrawing) = (part.withdrawn, wording.takePlainly(part.text))
    }
  }
}

extension String {
  /// The text as one line, since a second line would be a separate message.
  fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ").trimmed }
}

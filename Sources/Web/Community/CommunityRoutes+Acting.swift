import Agenda
import Civil
import HTTPTypes
import Hummingbird
import Markup

// The routes for going and publishing, which do what a message would do in the chat.
extension CommunityRoutes {
  func addActs() {
    people.get("community/new") { visit in
      try await showForm(visit) { CommunityForm(in: $0) }
    }
    people.post("community/new") { visit, form in
      guard let community = community() else { throw HTTPError(.notFound) }
      var typed = CommunityForm(form, isNew: true, in: community, visit.wording)
      if let event = typed.publication {
        let reply = try await perform(.publish(event), visit)
        guard reply.kind == .error else { return pages.answer(reply, visit, to: .community) }
        typed.refusal = reply.lines.joined(separator: " ")
      }
      let refused = typed
      return try await showForm(visit, .unprocessableContent) { _ in refused }
    }
    people.post("community/e/:name/going") { visit, form in
      let name = try visit.listed.spelled
      let guests = form["guests"].flatMap { Int($0) } ?? 0
      return try await pages.say(guests > 0 ? "!going \(name) +\(guests)" : "!going \(name)", visit, form)
    }
    people.post("community/e/:name/change") { visit, form in
      guard let community = community() else { throw HTTPError(.notFound) }
      let reference = try visit.listed
      var typed = CommunityForm(form, isNew: false, in: community, visit.wording)
      if let event = typed.publication {
        let reply = try await perform(.changePublished(reference.number, event), visit)
        guard reply.kind == .error else {
          return pages.answer(reply, visit, to: .listed(ListedEvent.Reference(reference.number)))
        }
        typed.refusal = reply.lines.joined(separator: " ")
      }
      return try await showEvent(reference, for: visit, typed, .unprocessableContent)
    }
    people.post("community/e/:name/off") { visit, form in
      let reason = (form["reason"] ?? "").onOneLine.trimmed.nonEmpty
      return try await pages.act(.form(.callOff(try visit.listed.number, because: reason)), visit, form)
    }
  }

  /// Performs a form's action, and says so if another change came in between.
  private func perform(_ intent: PageAction.Intent, _ visit: Visit) async throws -> Reply {
    do {
      return try await pages.actions.perform(
        .form(intent), for: visit.signedIn.person.id, in: visit.signedIn.session.id)
    } catch ActionRefused.busy {
      return Reply(.error, [visit.wording.busy])
    }
  }

  private func showForm(
    _ visit: Visit, _ status: HTTPResponse.Status = .ok, _ make: @escaping @Sendable (Community) -> CommunityForm
  ) async throws -> Response {
    try await show(visit, status) { _, community, desk in try PublishPage(make(community), in: community, desk) }
  }
}

extension Visit {
  /// The event and time that the address names.
  fileprivate var listed: ListedEvent.Reference {
    get throws {
      guard let number = ListedEvent.Reference(page: parameters.get("name") ?? "")?.number else {
        throw HTTPError(.notFound)
      }
      // The value becomes part of a message, so it must be a moment and nothing else.
      let occurrence = query("on") ?? ""
      guard occurrence.isEmpty || When(occurrence)?.description == occurrence else { throw HTTPError(.notFound) }
      return ListedEvent.Reference(number, occurrence: occurrence)
    }
  }
}

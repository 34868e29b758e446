import Agenda
import Civil
import Foundation
import HTTPTypes
import Hummingbird
import Markup
import Storage

// The routes that show one item, and change it by its form.
extension PersonPages {
  func addItems(to routes: PersonRoutes) {
    for kind in ["todo", "event", "note"] {
      routes.get("\(kind)/:number") { visit in
        let reference = try visit.reference(kind)
        return try await show(visit, reference, at: visit.occurrence)
      }
      routes.post("\(kind)/:number") { visit, form in
        let edit = ItemEdit(
          reference: try visit.reference(kind), occurrence: visit.occurrence, version: form["version"] ?? "",
          fields: ItemFields(reminders: form.all("reminders")) { form[$0] })
        return try await save(edit, visit, form)
      }
    }
    routes.post("event/:number/end") { visit, form in
      guard let end = form["end"].flatMap({ When($0) }) else { throw HTTPError(.unprocessableContent) }
      return try await stretch(try visit.reference("event"), to: end, visit, form)
    }
  }

  /// Ends an event, or one of its occurrences, at another time, when somebody drags its edge. The form can do that,
  /// too.
  private func stretch(
    _ reference: ItemReference, to end: When, _ visit: Visit, _ form: SubmittedForm
  ) async throws -> Response {
    let (person, instant, occurrence) = (visit.signedIn.person, now(), visit.occurrence)
    let reply = try await ledger.write { transaction -> Reply in
      let desk = try transaction.desk(for: person, in: wordings, at: instant, changedBy: .page())
      guard let item = try desk.kept(reference) else { throw HTTPError(.notFound) }
      var fields = ItemFields(item, at: desk.occurrence(of: item, at: occurrence), desk)
      fields.endDate = end.date.description
      fields.endTime = end.time.map { String($0.description.prefix(5)) } ?? ""
      if let problem = fields.problems(of: reference, visit.wording).values.first { return Reply(.error, [problem]) }
      let edit = ItemEdit(reference: reference, occurrence: occurrence, version: item.version, fields: fields)
      switch try edit.apply(on: desk) {
      case .saved(let reply, _, _): return reply
      case .unchanged: return Reply(.answer, [visit.wording.nothingChanged])
      case .refused(let problems): return Reply(.error, Array(problems.values))
      case .conflict, .gone: throw HTTPError(.notFound)
      }
    }
    return answer(reply, visit, to: form.back)
  }

  /// Adds the routes that restore deleted items.
  func addTrash(to routes: PersonRoutes) {
    routes.post("restore/:kind/:number") { visit, form in
      let reference = try visit.reference(visit.parameters.get("kind") ?? "")
      let (person, instant) = (visit.signedIn.person, now())
      let reply: Reply
      do {
        reply = try await ledger.write { transaction in
          try transaction.attempt {
            let desk = try transaction.desk(for: person, in: wordings, at: instant, changedBy: .page())
            let journal = desk.belongings.journal
            guard let item = try journal.restore(reference) else { return Reply(.error, [desk.wording.notInTrash]) }
            try journal.describe(ChangeSummary(.restored, item.name))
            let told = desk.wording.restored(desk.wording.line(item, on: desk))
            var reply = Reply(.confirmation, [told], subjects: [reference])
            reply.change = try journal.made()
            return reply
          }
        }
      } catch is QuotaReached {
        reply = Reply(.error, [visit.wording.quotaReached])
      }
      return answer(reply, visit, to: Href("trash"))
    }
  }

  private func show(
    _ visit: Visit, _ reference: ItemReference, at occurrence: When?, status: HTTPResponse.Status = .ok,
    fields: ItemFields? = nil, problems: [String: String] = [:], isConflict: Bool = false
  ) async throws -> Response {
    try await show(visit, status: status) { desk in
      guard let item = try desk.kept(reference) else { throw HTTPError(.notFound) }
      if case .note(let note) = item {
        return try NotePage(note, fields: fields, problems: problems, isConflict: isConflict, desk)
      }
      let then = occurrence.flatMap { desk.shown(item, at: $0) }
      // A series without a given day is shown by its next one.
      let next = item.repeats ? desk.next(of: item)?.start.local(in: desk.person.zone) : nil
      return try ItemPage(
        item, at: then ?? next, missing: then == nil ? next.flatMap { _ in occurrence } : nil, fields: fields,
        problems: problems, isConflict: isConflict, desk)
    }
  }

  /// Saves a form as one change, which undo takes back completely. If that fails, shows the form again as it was typed.
  private func save(_ edit: ItemEdit, _ visit: Visit, _ form: SubmittedForm) async throws -> Response {
    let problems = edit.fields.problems(of: edit.reference, visit.wording)
    guard problems.isEmpty else {
      return try await show(
        visit, edit.reference, at: edit.occurrence, status: .unprocessableContent, fields: edit.fields,
        problems: problems)
    }
    let (person, instant) = (visit.signedIn.person, now())
    let outcome = try await ledger.write { transaction in
      try edit.apply(on: transaction.desk(for: person, in: wordings, at: instant, changedBy: .page()))
    }
    switch outcome {
    case .gone: throw HTTPError(.notFound)
    case .conflict:
      return try await show(
        visit, edit.reference, at: edit.occurrence, status: .conflict, fields: edit.fields, isConflict: true)
    case .refused(let problems):
      return try await show(
        visit, edit.reference, at: edit.occurrence, status: .unprocessableContent, fields: edit.fields,
        problems: problems)
    case .unchanged:
      return answer(
        Reply(.answer, [visit.wording.nothingChanged]), visit, to: .item(edit.reference, on: edit.occurrence))
    case .saved(let reply, let reference, let occurrence):
      return answer(reply, visit, to: .item(reference, on: occurrence))
    }
  }
}

extension Desk {
  /// The time of an item's occurrence that somebody asks for by its time or only by its day; nil if there is none.
  fileprivate func shown(_ item: AgendaItem, at asked: When) -> When? {
    if occurrence(of: item, at: asked) != nil { return asked }
    guard asked.time == nil else { return nil }
    let starts = occurrences(of: item, since: asked.date).lazy.map { $0.start.local(in: person.zone) }
    return starts.first { $0.date >= asked.date }.flatMap { $0.date == asked.date ? $0 : nil }
  }
}

extension Visit {
  fileprivate func reference(_ kind: String) throws -> ItemReference {
    guard let reference = ItemReference(kind: kind, number: parameters.get("number") ?? "") else {
      throw HTTPError(.notFound)
    }
    return reference
  }

  /// The requested occurrence, by its time on the person's wall clock.
  fileprivate var occurrence: When? { query("on").flatMap { When($0) } }
}

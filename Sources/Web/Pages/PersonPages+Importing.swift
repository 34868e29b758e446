import Agenda
import Civil
import Foundation
import HTTPTypes
import Hummingbird
import Importing
import Markup
import Storage

// The routes for imports from other programs, and for exports.
extension PersonPages {
  func addImports(to routes: PersonRoutes) {
    routes.get("import") { visit in
      let batch = pendingImports[visit.session]
      return try await show(visit) { try ImportPage(batch, $0) }
    }
    routes.upload("import") { visit, form in
      let files = form.files("file")
      let reader = ImportReader(
        person: visit.signedIn.person, wording: visit.wording, now: now(), dates: dates)
      var batch = ImportBatch()
      for file in files { reader.read(file.bytes, named: file.fileName ?? "", into: &batch) }
      guard batch.formats.isEmpty else {
        pendingImports.keep(batch, for: visit.session)
        return .redirect(to: Href("import"))
      }
      pendingImports.drop(for: visit.session)
      let told = files.isEmpty ? visit.wording.noFile : visit.wording.unknownFiles(batch.unknown)
      return answer(Reply(.error, [told]), visit, to: Href("import"))
    }
    routes.post("import/leave") { visit, _ in
      pendingImports.drop(for: visit.session)
      return .redirect(to: Href("import"))
    }
    routes.post("import/take") { visit, _ in try await take(visit) }
    routes.get("export.zip", isSensitive: true) { visit in try await export(visit) }
  }

  /// Imports the items in the preview, as one change.
  private func take(_ visit: Visit) async throws -> Response {
    let reply: Reply
    if let batch = pendingImports[visit.session] {
      let (person, instant) = (visit.signedIn.person, now())
      do {
        reply = try await ledger.write { transaction in
          try transaction.attempt {
            let desk = try transaction.desk(for: person, in: wordings, at: instant, changedBy: .page())
            let plan = try ImportPlan(batch, on: desk)
            try plan.apply(on: desk)
            var reply = Reply(.confirmation, [desk.wording.imported(plan.count)])
            reply.change = try desk.belongings.journal.made()
            return reply
          }
        }
        pendingImports.drop(for: visit.session)
      } catch is QuotaReached {
        reply = Reply(.error, [visit.wording.quotaReached])
      }
    } else {
      reply = Reply(.error, [visit.wording.filesGone])
    }
    return answer(reply, visit, to: Href("import"))
  }

  /// Everything that the person keeps, as files.
  private func export(_ visit: Visit) async throws -> Response {
    guard let slot = exportSlots.take() else { throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "30"]) }
    let (person, instant) = (visit.signedIn.person, now())
    let export = try await ledger.read { transaction in
      let belongings = try transaction.belongings(of: person, changedBy: nil)
      let pictures = try transaction.desk(for: person, in: wordings, at: instant).keptPictures()
      return ExportArchive(
        calendar: try transaction.calendar(of: person, completedSince: .distantPast),
        notes: try belongings.notes.newest(limit: .max), pictures: pictures,
        everything: try transaction.things(of: person.id) ?? Data())
    }
    let day = person.zone.local(at: instant).date
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/zip", .contentDisposition: "attachment; filename=\"nuthatch-\(day).zip\"",
      ],
      body: ResponseBody { [pictureFiles, picturePlaces] writer in
        defer { withExtendedLifetime(slot) {} }
        try await export.write(at: instant, from: pictureFiles, in: picturePlaces) { bytes in
          for part in ByteBuffer(bytes: bytes).answerParts { try await writer.write(part) }
        }
        try await writer.finish(nil)
      })
  }
}

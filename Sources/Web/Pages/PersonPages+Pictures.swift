import Agenda
import Foundation
import HTTPTypes
import Hummingbird
import Imaging
import Markup
import Storage

// The files of pictures, shown only to their owners.
extension PersonPages {
  func addPictures(to routes: PersonRoutes) {
    routes.get("picture/:number") { visit in try await picture(visit, isSmall: false) }
    routes.get("picture/:number/small") { visit in try await picture(visit, isSmall: true) }
    routes.post("picture/:number") { visit, form in
      let alt = String((form["alt"] ?? "").trimmed.prefix(Self.longestAlt))
      let (person, number) = (visit.signedIn.person, visit.parameters.get("number").flatMap { Int64($0) })
      try await ledger.write { transaction in
        let pictures = try transaction.belongings(of: person, changedBy: .page()).pictures
        guard let id = number.map({ Picture.ID($0) }), try pictures.picture(id) != nil else {
          throw HTTPError(.notFound)
        }
        if !alt.isEmpty { try pictures.describe(id, as: alt) }
      }
      return .redirect(to: form.back)
    }
  }

  /// The most characters of a picture's description, as on networks with descriptions.
  private static let longestAlt = 1500

  /// Answers with a picture without its metadata. If there is no small copy, the browser scales it down.
  private func picture(_ visit: Visit, isSmall: Bool) async throws -> Response {
    let (person, number) = (visit.signedIn.person, visit.parameters.get("number").flatMap { Int64($0) })
    let found = try await ledger.read { transaction in
      try number.flatMap { try transaction.belongings(of: person, changedBy: nil).pictures.picture(Picture.ID($0)) }
    }
    // Somebody else's picture gets the same answer as one that never existed.
    guard let pictureFiles, let found, let file = found.file else { throw HTTPError(.notFound) }
    let small = isSmall ? try pictureFiles.thumbnail(of: file.hash) : nil
    let isDownload = visit.query("download") != nil
    let tag = "\"\(file.hash.prefix(32))\(small == nil ? "" : "-small")\(isDownload ? "-download" : "")\""
    if visit.request.headers[.ifNoneMatch]?.contains(tag) == true {
      return Response(status: .notModified, headers: Self.headers(tag: tag))
    }
    let place = small == nil ? await picturePlaces.take(for: person.id, within: Self.patience) : nil
    guard small != nil || place != nil else { throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "5"]) }
    guard let bytes = try small ?? pictureFiles.file(file.hash).flatMap({ Self.shown($0, isDownload: isDownload) })
    else { throw HTTPError(.notFound) }
    // The bytes determine the format, whatever the row says.
    let format = small == nil ? PictureFormat(of: Array(bytes.prefix(1024))) : .jpeg
    let isFile = isDownload || format?.isShownByBrowsers != true
    var headers = Self.headers(tag: tag)
    headers[.contentType] = format?.mediaType ?? "application/octet-stream"
    let name = "picture-\(found.id).\(format?.fileExtension ?? "bin")"
    headers[.contentDisposition] = "\(isFile ? "attachment" : "inline"); filename=\"\(name)\""
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(contentLength: bytes.count) { writer in
        defer { withExtendedLifetime(place) {} }
        for part in ByteBuffer(bytes: bytes).answerParts { try await writer.write(part) }
        try await writer.finish(nil)
      })
  }

  /// How many seconds a browser waits for memory for a whole picture.
  private static let patience: TimeInterval = 20

  /// The bytes of a picture without its metadata. A file of unknown content is not shown, but its owner can still save
  /// the original.
  private static func shown(_ bytes: Data, isDownload: Bool) -> Data? {
    StrippedPicture.of(Array(bytes)).map { Data($0) } ?? (isDownload ? bytes : nil)
  }

  /// A browser may keep the picture, but must ask each time whether it may still show it.
  private static func headers(tag: String) -> HTTPFields {
    var headers: HTTPFields = [.cacheControl: "private, no-cache", .eTag: tag]
    // A browser shows a single picture on a page that it makes itself, which contains styles.
    if let policy = HTTPField.Name("Content-Security-Policy") {
      headers[policy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    }
    return headers
  }
}

extension Desk {
  /// The stored pictures, in the order they came, with the numbers and names of their items.
  func keptPictures() throws -> [(file: Picture.File, item: Int64, name: String)] {
    let found = try belongings.searches.find(
      .all([.hasPicture, .any([.isCompleted, .not(.isCompleted)])]), limit: .max)
    let names = Dictionary(found.compactMap { item in item.reference.map { ($0.number, item.name) } }) { $1 }
    return try belongings.pictures.all().values.flatMap { $0 }.sorted { $0.id.number < $1.id.number }
      .compactMap { picture in picture.file.map { ($0, picture.item, names[picture.item] ?? "") } }
  }
}

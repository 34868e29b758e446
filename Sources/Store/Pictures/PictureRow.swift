import Agenda
import GRDB

/// The columns of a picture in its table.
enum PictureRow {
  static let columns = "picture.id, item, source, alt, state, reason, hash, size, type, width, height"

  static func picture(_ row: ResultRow) throws -> Picture {
    Picture(
      id: Picture.ID(try row[0]), item: try row[1], source: try row[2], alt: try row[3],
      state: try state(of: row))
  }

  private static func state(of row: ResultRow) throws -> Picture.State {
    switch try row[4] as String {
    case "kept":
      .kept(
        Picture.File(
          hash: try row[6], size: try row[7], type: try row[8], width: try row[9], height: try row[10]))
    case "refused": .refused((try row[5] as String?).flatMap(Picture.Refusal.init) ?? .gone)
    default: .waiting
    }
  }
}

import Agenda
import GRDB

/// The columns of a picture in its table.
enum PictureRow {
  enum Column: Int, TableColumn {
    case id, item, source, alt, state, reason, hash, size, type, width, height

    static let table = "picture"
  }

  static let columns = Column.list()

  static func picture(_ row: ResultRow) throws -> Picture {
    let columns = ColumnsOfRow<Column>(row: row)
    return Picture(
      id: Picture.ID(try columns[.id]), item: try columns[.item], source: try columns[.source],
      alt: try columns[.alt], state: try state(of: columns))
  }

  private static func state(of columns: ColumnsOfRow<Column>) throws -> Picture.State {
    switch try columns[.state] as String {
    case "kept":
      .kept(
        Picture.File(
          hash: try columns[.hash], size: try columns[.size], type: try columns[.type], width: try columns[.width],
          height: try columns[.height]))
    case "refused": .refused((try columns[.reason] as String?).flatMap(Picture.Refusal.init) ?? .gone)
    default: .waiting
    }
  }
}

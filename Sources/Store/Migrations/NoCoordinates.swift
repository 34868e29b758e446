/// Deletes the coordinates of places that people sent, since nothing ever used them.
enum NoCoordinates: Migration {
  static let name = "57 no coordinates"

  static let statements = "ALTER TABLE inbox DROP COLUMN location;"
}

/// What becomes of all that is somebody's.
package protocol RightsWording {
  var exporting: String { get }
  /// Above an export that fits messages.
  var export: String { get }
  /// Where there is more of it than messages carry.
  func exportTooLong(bytes: Int, person: Person.ID) -> String
  func beforeErasing(_ itemCounts: ItemCounts) -> [String]
  var erased: String { get }
  var nothingErased: String { get }
}

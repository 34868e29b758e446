/// The texts about a person's rights over all of their data.
package protocol RightsWording {
  var exporting: String { get }
  /// The line above an export that fits in messages.
  var export: String { get }
  /// The reply if an export is too long for messages.
  func exportTooLong(bytes: Int, person: Person.ID) -> String
  func beforeErasing(_ itemCounts: ItemCounts) -> [String]
  var erased: String { get }
  var nothingErased: String { get }
}

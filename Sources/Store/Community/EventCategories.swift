import Foundation
import Storage

/// The categories of a community event, as one column of a query.
enum EventCategories {
  /// Returns the column: the categories' names in order, as JSON.
  ///
  /// - Parameter event: the query's name for the event's number.
  static func column(of event: String) -> String {
    """
    (SELECT json_group_array(category)
      FROM (SELECT category FROM event_category WHERE event_category.event = \(event) ORDER BY position))
    """
  }

  /// Reads the column.
  static func read(_ json: String) throws -> [String] {
    do {
      return try JSONDecoder().decode([String].self, from: Data(json.utf8))
    } catch {
      throw StoreError(.damaged, cause: "names about an event of the community read \(json)")
    }
  }
}

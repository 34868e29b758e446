import Agenda
import Foundation

/// A subscription as the ledger stores it in JSON.
struct SubscriptionRecord: Hashable, Codable {
  var address: String
  var name: String
  var isNamed: Bool
}

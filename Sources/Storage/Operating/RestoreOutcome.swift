public import Foundation

/// The outcome of a restore.
public struct RestoreOutcome: Hashable, Sendable {
  /// The instant of the backup: everything up to that moment is in it.
  public var takenAt: Date
  /// The path to which the previous ledger was moved; nil if there was none.
  public var replaced: String?
  /// The number of people who had erased themselves after the backup, and are erased from the restored ledger, too.
  public var erased: Int
  /// The number of people whom the bot will tell of the restore.
  public var untold: Int
  /// Whether the list of people erased after the backup is missing, although there may be such people. They are then
  /// back.
  public var lacksErasures: Bool

  /// The outcome of restoring a backup made at that moment.
  public init(takenAt: Date, replaced: String? = nil, erased: Int, untold: Int, lacksErasures: Bool = false) {
    self.takenAt = takenAt
    self.replaced = replaced
    self.erased = erased
    self.untold = untold
    self.lacksErasures = lacksErasures
  }
}

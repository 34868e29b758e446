public import Foundation

/// The result of reading a file that came with a message.
public enum AttachedFile: Hashable, Sendable {
  case whole(Data)
  /// The file is longer than requested. `bytes` is the length that its server gave; nil if it gave none.
  case tooLarge(bytes: Int?)
  /// The file is no longer there, or its address may not be requested.
  case gone(reason: String)
}

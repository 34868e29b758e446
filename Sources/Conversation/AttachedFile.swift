public import Foundation

/// What reading a file that came with a message gave.
public enum AttachedFile: Hashable, Sendable {
  case whole(Data)
  /// It is longer than was asked for. The bytes that its server said it has; nil where it did not say.
  case tooLarge(bytes: Int?)
  /// It is not there any more, or its address may not be asked.
  case gone(reason: String)
}

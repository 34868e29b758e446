public import Foundation

/// Makes small copies of pictures.
public protocol Thumbnailer: Sendable {
  /// Returns a small copy, as JPEG; nil if none can be made.
  func thumbnail(of picture: Data) async -> Data?
}

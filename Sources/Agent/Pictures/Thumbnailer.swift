public import Foundation

/// Makes small copies of pictures.
public protocol Thumbnailer: Sendable {
  /// A small copy, as JPEG; nil where none can be made.
  func thumbnail(of picture: Data) async -> Data?
}

public import Foundation

/// The files of pictures, each named by the SHA-256 of its bytes.
public protocol PictureFiles: Sendable {
  /// Keeps a file, durably, and returns its name. An existing file stays as it is.
  ///
  /// - Throws: `StoreError`
  func keep(_ bytes: Data) throws -> String
  /// Keeps a small copy of a file.
  ///
  /// - Throws: `StoreError`
  func keep(thumbnail: Data, of hash: String) throws
  /// Returns true if a file is there.
  func has(_ hash: String) -> Bool
  /// Returns a file's bytes; nil if it is not there.
  ///
  /// - Throws: `StoreError`
  func file(_ hash: String) throws -> Data?
  /// Returns the small copy of a file; nil if there is none.
  ///
  /// - Throws: `StoreError`
  func thumbnail(of hash: String) throws -> Data?
  /// Returns the names of all files.
  ///
  /// - Throws: `StoreError`
  func hashes() throws -> [String]
  /// Notes that somebody uses a file, so that others who share the folder do not take it for unused. Does nothing if it
  /// is not there.
  ///
  /// - Throws: `StoreError`
  func touch(_ hash: String) throws
  /// Deletes a file and its small copy, unless it was kept or touched within that many seconds, since somebody else may
  /// then use it. With 0 seconds it deletes the file in any case.
  ///
  /// - Returns: whether it is gone.
  /// - Throws: `StoreError`
  func remove(_ hash: String, untouchedFor seconds: TimeInterval) throws -> Bool
}

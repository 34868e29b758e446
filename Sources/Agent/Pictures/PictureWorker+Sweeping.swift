import Foundation
import Storage

extension PictureWorker {
  /// Deletes the rows of pictures whose items are gone for good, and the files that nobody has used for a while.
  ///
  /// - Throws: the first error; the other files are looked after all the same.
  func sweep() async throws {
    _ = try await ledger.write { try $0.dropUnusedPictures() }
    try await forEach(try files.hashes()) { hash in
      if try await ledger.read({ try $0.isUsed(file: hash) }) {
        try files.touch(hash)
      } else {
        try await remove(hash, untouchedFor: Self.grace)
      }
    }
  }

  /// Deletes files at once, with their small copies, except those that a picture has.
  ///
  /// - Throws: the first error; the other files are deleted all the same.
  func remove(_ hashes: [String]) async throws {
    try await forEach(hashes) { try await remove($0, untouchedFor: 0) }
  }

  private func forEach(_ hashes: [String], _ body: (String) async throws -> Void) async throws {
    var failure: (any Error)?
    for hash in hashes where !Task.isCancelled {
      do { try await body(hash) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// The check for a picture and the deletion share a transaction: no picture can get the file meanwhile.
  private func remove(_ hash: String, untouchedFor seconds: TimeInterval) async throws {
    try await ledger.write { [files] ledger in
      if try !ledger.isUsed(file: hash) { _ = try files.remove(hash, untouchedFor: seconds) }
    }
  }
}

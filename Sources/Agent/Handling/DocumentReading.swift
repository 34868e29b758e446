public import Conversation

/// Reads a document of at most so many bytes at an address that a person chose. Only the Internet may be asked. Throws
/// `NetworkFailure` where it may be read later.
public typealias DocumentReading = @Sendable (_ address: String, _ most: Int) async throws -> AttachedFile

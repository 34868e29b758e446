public import Conversation

/// Reads a document of a limited number of bytes at an address that a person chose. Only the Internet may be asked.
/// Throws `NetworkFailure` if it may be read later.
public typealias DocumentReading = @Sendable (_ address: String, _ most: Int) async throws -> AttachedFile

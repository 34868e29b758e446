import Agent
import Conversation
import HTTP
import NetworkSupport

/// Documents at addresses that people give. They are read like sources of events: only from the public Internet and
/// from servers that the operator exempts.
enum PublicDocuments {
  static func reading(over transport: any Transport) -> DocumentReading {
    let fetcher = DocumentFetcher(transport: transport, now: Composition.now)
    return { address, most in
      do throws(HTTPFailure) {
        switch try await fetcher.fetch(address, upTo: most) {
        case .document(let document): return .whole(document.body)
        case .refused(let refusal): return .gone(reason: refusal.reason)
        case .unchanged: return .gone(reason: "the server sent nothing")
        }
      } catch {
        switch error.kind {
        case .tooLarge: return .tooLarge(bytes: nil)
        // The daemon is ending, or has no descriptor left, which is not the address's fault.
        case .cancelled, .exhausted, .closed: throw NetworkFailure(error)
        default: return .gone(reason: error.reason)
        }
      }
    }
  }

  /// Returns the same for calendars that people follow. An unchanged one is not sent again.
  ///
  /// - Parameter exempt: servers in the operator's own network that are allowed, too.
  static func calendars(over transport: any Transport, exempt: Set<Origin>) -> CalendarReading {
    let fetcher = DocumentFetcher(transport: transport, exemptOrigins: exempt, now: Composition.now)
    return { address, etag, lastModified, most in
      do throws(HTTPFailure) {
        switch try await fetcher.fetch(address, since: .init(etag: etag, lastModified: lastModified), upTo: most) {
        case .document(let document):
          return .document(
            Array(document.body), etag: document.validators.etag, lastModified: document.validators.lastModified)
        case .unchanged: return .unchanged
        case .refused(let refusal): return .none(retryAfter: refusal.retryAfter)
        }
      } catch {
        return error.kind == .tooLarge ? .tooLong : .none(retryAfter: nil)
      }
    }
  }
}

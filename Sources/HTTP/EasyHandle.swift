import CCurl
import Foundation

/// Sets options of a libcurl easy handle, and keeps the first error code.
struct EasyHandle {
  private let easy: UnsafeMutableRawPointer
  private(set) var problem: CURLcode?

  init(_ easy: UnsafeMutableRawPointer) {
    self.easy = easy
  }

  mutating func set(_ option: CURLoption, _ value: Int) {
    note(nuthatch_curl_set_long(easy, option, value))
  }

  mutating func setOffset(_ option: CURLoption, _ value: Int) {
    note(nuthatch_curl_set_offset(easy, option, curl_off_t(value)))
  }

  mutating func set(_ option: CURLoption, _ value: String) {
    note(nuthatch_curl_set_string(easy, option, value))
  }

  mutating func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer) {
    note(nuthatch_curl_set_pointer(easy, option, value))
  }

  mutating func set(_ option: CURLoption, _ value: UnsafeMutablePointer<curl_slist>) {
    note(nuthatch_curl_set_list(easy, option, value))
  }

  mutating func set(_ option: CURLoption, _ function: nuthatch_curl_transfer) {
    note(nuthatch_curl_set_transfer(easy, option, function))
  }

  mutating func setPrerequest(_ function: curl_prereq_callback) {
    note(nuthatch_curl_set_prereq(easy, function))
  }

  /// Makes libcurl send a copy of the bytes as the body.
  mutating func setBody(_ bytes: Data) {
    setOffset(CURLOPT_POSTFIELDSIZE_LARGE, bytes.count)
    guard !bytes.isEmpty else { return set(CURLOPT_COPYPOSTFIELDS, "") }
    bytes.withUnsafeBytes { note(nuthatch_curl_set_bytes(easy, CURLOPT_COPYPOSTFIELDS, $0.baseAddress)) }
  }

  mutating func setOpen(_ function: curl_opensocket_callback) {
    note(nuthatch_curl_set_open(easy, function))
  }

  private mutating func note(_ code: CURLcode) {
    if code != CURLE_OK, problem == nil { problem = code }
  }
}

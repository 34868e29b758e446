import CCurl
import Foundation

/// The thread that runs every transfer, and the queues through which other threads hand transfers to it.
///
/// libcurl's handles belong to that thread alone. `lock` guards the queues.
final class Engine: @unchecked Sendable {
  typealias Answer = CheckedContinuation<Result<HTTPResponse, HTTPFailure>, Never>

  private let setup: TransferSetup
  private let watch: SocketWatch

  private let lock = NSLock()
  /// Whether the thread was started, which the first request does.
  private var isStarted = false
  private var starting: [Transfer] = []
  private var cancelling: [Transfer] = []
  private var isClosed = false
  private var isStopped = false
  private var closers: [CheckedContinuation<Void, Never>] = []

  // Used only by the thread.
  private var active: [ObjectIdentifier: Transfer] = [:]
  private var idle: [UnsafeMutableRawPointer] = []

  /// The number of easy handles to keep for reuse; any others are freed after use.
  private static let idleLimit = 16
  /// The number of connections kept open between requests.
  private static let connectionLimit = 16
  private static let isLibraryReady: Bool = curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

  init(setup: TransferSetup, watch: SocketWatch = SocketWatch()) {
    self.setup = setup
    self.watch = watch
  }

  // MARK: From any thread

  func start(_ transfer: Transfer, _ answer: Answer) {
    let refusal: HTTPFailure? = lock.withLock {
      if isClosed { return HTTPFailure(.closed, mayHaveArrived: false, reason: "the HTTP client is shut down") }
      if transfer.isCancelled {
        return HTTPFailure(.cancelled, mayHaveArrived: false, reason: "\(transfer.request.redacted): cancelled")
      }
      if !isStarted, let problem = startThread() {
        return HTTPFailure(.exhausted, mayHaveArrived: false, reason: "\(transfer.request.redacted): \(problem)")
      }
      transfer.answer = answer
      starting.append(transfer)
      return nil
    }
    if let refusal { answer.resume(returning: .failure(refusal)) } else { watch.wake() }
  }

  /// Starts the thread. If that fails, returns the reason, and the next request tries again.
  private func startThread() -> String? {
    guard Self.isLibraryReady else { return "libcurl can't be used" }
    if let problem = watch.open() { return problem }
    guard let multi = curl_multi_init() else { return "out of memory" }
    _ = nuthatch_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, Self.connectionLimit)
    watch.attach(to: multi)
    // From here on only the thread uses it.
    nonisolated(unsafe) let handle = multi
    let thread = Thread { [self] in run(handle) }
    thread.name = "http"
    thread.stackSize = 512 << 10
    thread.start()
    isStarted = true
    return nil
  }

  func cancel(_ transfer: Transfer) {
    let isWaiting = lock.withLock {
      transfer.isCancelled = true
      guard transfer.answer != nil else { return false }
      cancelling.append(transfer)
      return true
    }
    if isWaiting { watch.wake() }
  }

  func close(then closer: CheckedContinuation<Void, Never>? = nil) {
    let isDone = lock.withLock {
      isClosed = true
      if isStopped || !isStarted { return true }
      if let closer { closers.append(closer) }
      return false
    }
    if isDone { closer?.resume() } else { watch.wake() }
  }

  // MARK: On the thread

  private func run(_ multi: UnsafeMutableRawPointer) {
    blockBrokenPipes()
    serve(multi)
    let closers = lock.withLock {
      isStopped = true
      return self.closers
    }
    idle.forEach { curl_easy_cleanup($0) }
    curl_multi_cleanup(multi)
    closers.forEach { $0.resume() }
  }

  private func serve(_ multi: UnsafeMutableRawPointer) {
    while true {
      let (begun, ended, closing) = lock.withLock {
        defer { (starting, cancelling) = ([], []) }
        return (starting, cancelling, isClosed)
      }
      for transfer in begun { begin(transfer, on: multi) }
      for transfer in ended where active[ObjectIdentifier(transfer)] != nil {
        end(transfer, with: .failure(transfer.failure(.cancelled, "cancelled")), on: multi)
      }
      if closing {
        for transfer in active.values {
          end(transfer, with: .failure(transfer.failure(.closed, "the HTTP client is shut down")), on: multi)
        }
        return
      }
      watch.actInTime(on: multi)
      collect(from: multi)
      watch.wait(on: multi)
      collect(from: multi)
    }
  }

  private func begin(_ transfer: Transfer, on multi: UnsafeMutableRawPointer) {
    guard let easy = idle.popLast() ?? curl_easy_init() else {
      transfer.finish(.failure(transfer.failure(.exhausted, "out of memory")), lock)
      return
    }
    active[ObjectIdentifier(transfer)] = transfer
    transfer.easy = easy
    if let problem = setup.apply(to: transfer, easy) {
      end(transfer, with: .failure(problem), on: nil)
    } else if curl_multi_add_handle(multi, easy) != CURLM_OK {
      end(transfer, with: .failure(transfer.failure(.exhausted, "libcurl refused the transfer")), on: nil)
    }
  }

  private func collect(from multi: UnsafeMutableRawPointer) {
    var remaining: Int32 = 0
    while let message = curl_multi_info_read(multi, &remaining) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else { continue }
      let code = nuthatch_curl_message_result(message)
      var context: UnsafeMutableRawPointer?
      _ = nuthatch_curl_get_pointer(easy, CURLINFO_PRIVATE, &context)
      guard let context else { continue }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      end(transfer, with: transfer.outcome(of: code), on: multi)
    }
  }

  private func end(
    _ transfer: Transfer, with result: Result<HTTPResponse, HTTPFailure>, on multi: UnsafeMutableRawPointer?
  ) {
    active[ObjectIdentifier(transfer)] = nil
    if let easy = transfer.easy {
      if let multi { curl_multi_remove_handle(multi, easy) }
      curl_easy_reset(easy)
      if idle.count < Self.idleLimit { idle.append(easy) } else { curl_easy_cleanup(easy) }
    }
    transfer.release()
    transfer.finish(result, lock)
  }

  /// Blocks SIGPIPE. OpenSSL writes to closed connections without MSG_NOSIGNAL, and CURLOPT_NOSIGNAL leaves the signal
  /// to the program. Blocking it on this thread is enough, since it goes to the thread that wrote.
  private func blockBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

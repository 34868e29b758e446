import CCurl
import Foundation

/// Waits for the sockets and the time that libcurl asks for (libcurl-multi(3)), and for other threads.
///
/// It tells libcurl which socket is ready, so that libcurl looks only at that transfer. By itself, libcurl would look
/// at each transfer and each socket again. Other threads may only wake it. The rest belongs to the thread that waits.
final class SocketWatch: @unchecked Sendable {
  /// The wake-ups, then libcurl's sockets.
  private var polled: [pollfd] = []
  /// The time at which libcurl wants to be called, in milliseconds of the monotonic clock; nil for never.
  private var deadline: Int?
  /// A counter; -1 before it is made.
  private var wakeups: Int32 = -1
  private let makeWakeups: () -> Int32

  /// The longest wait, in milliseconds.
  private static let longest = 60_000

  /// - Parameter makeWakeups: makes the counter; returns -1, with the reason in `errno`, if that fails.
  init(makeWakeups: @escaping () -> Int32 = newWakeups) {
    self.makeWakeups = makeWakeups
  }

  static func newWakeups() -> Int32 { nuthatch_wakeups() }

  deinit { if wakeups >= 0 { close(wakeups) } }

  /// Makes the counter with which other threads wake it. Returns the reason if that fails.
  func open() -> String? {
    if wakeups >= 0 { return nil }
    wakeups = makeWakeups()
    guard wakeups >= 0 else { return "no descriptor to wait with: \(String(cString: strerror(errno)))" }
    polled = [pollfd(fd: wakeups, events: Int16(POLLIN), revents: 0)]
    return nil
  }

  /// Makes libcurl report its sockets and its time. The handle must not outlive this object.
  func attach(to multi: UnsafeMutableRawPointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = nuthatch_curl_multi_set_socket(multi, context) { _, socket, interest, context, _ in
      if let context { Unmanaged<SocketWatch>.fromOpaque(context).takeUnretainedValue().note(interest, in: socket) }
      return 0
    }
    _ = nuthatch_curl_multi_set_timer(multi, context) { _, milliseconds, context in
      if let context { Unmanaged<SocketWatch>.fromOpaque(context).takeUnretainedValue().note(wait: milliseconds) }
      return 0
    }
  }

  /// Ends the wait under way, or the next one. Any thread may call it.
  func wake() { nuthatch_wake(wakeups) }

  /// Calls libcurl if its time has come, which a new transfer asks for.
  func actInTime(on multi: UnsafeMutableRawPointer) {
    guard let deadline, deadline <= Self.now else { return }
    self.deadline = nil
    var running: Int32 = 0
    curl_multi_socket_action(multi, CURL_SOCKET_TIMEOUT, 0, &running)
  }

  /// Waits for a wake-up, a socket or the time, and calls libcurl for what has come.
  func wait(on multi: UnsafeMutableRawPointer) {
    let wait = min(max(0, (deadline ?? .max) - Self.now), Self.longest)
    let count = nfds_t(polled.count)
    guard poll(&polled, count, Int32(wait)) >= 0 else {
      if errno != EINTR { usleep(10_000) }
      return
    }
    if polled[0].revents != 0 { nuthatch_clear(wakeups) }
    var running: Int32 = 0
    for ready in polled.dropFirst() where ready.revents != 0 {
      // libcurl finds out by itself about an error on a socket.
      let bits = ready.revents == Int16(POLLIN) ? CURL_CSELECT_IN : 0
      curl_multi_socket_action(multi, ready.fd, bits, &running)
    }
    // A socket that was closed without notice would end each wait at once.
    polled.removeAll { $0.revents & Int16(POLLNVAL) != 0 }
    actInTime(on: multi)
  }

  private func note(_ interest: Int32, in socket: curl_socket_t) {
    let index = polled.dropFirst().firstIndex { $0.fd == socket }
    guard interest != CURL_POLL_REMOVE else {
      if let index { polled.remove(at: index) }
      return
    }
    let reading = interest & CURL_POLL_IN == 0 ? 0 : Int16(POLLIN)
    let writing = interest & CURL_POLL_OUT == 0 ? 0 : Int16(POLLOUT)
    let entry = pollfd(fd: socket, events: reading | writing, revents: 0)
    if let index { polled[index] = entry } else { polled.append(entry) }
  }

  private func note(wait milliseconds: Int) {
    // Fractions of milliseconds are cut off, but libcurl must not be called before its time.
    deadline = milliseconds < 0 ? nil : Self.now + (milliseconds == 0 ? 0 : milliseconds + 1)
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}

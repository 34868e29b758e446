import CProcess
import Foundation

/// A child process that reads one input and answers with one output.
struct Child {
  let process: pid_t
  /// The pipe to its standard input, and the pipe from its standard output.
  private let input: Int32, output: Int32

  /// Starts a program with only two pipes to this process: no environment, no files. Returns nil if that fails.
  init?(program: String, arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var (process, input, output): (pid_t, Int32, Int32) = (0, -1, -1)
    guard nuthatch_spawn(program, &words, &process, &input, &output) == 0 else { return nil }
    (self.process, self.input, self.output) = (process, input, output)
  }

  /// Writes all of `data` and reads the whole answer; nil if the process fails, takes too long or answers too much.
  /// Afterwards the process has ended.
  func exchange(_ data: Data, within seconds: TimeInterval, upTo most: Int) -> Data? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    let answer = talk(data, until: deadline, upTo: most)
    if answer == nil { kill(process, SIGKILL) }
    return status(by: deadline) == 0 ? answer : nil
  }

  /// Waits for the process and returns its status. A process that has closed its output may go on, so it is killed at
  /// the deadline.
  private func status(by deadline: ContinuousClock.Instant) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now >= deadline { kill(process, SIGKILL) }
      usleep(1000)
    }
    return status
  }

  private func talk(_ data: Data, until deadline: ContinuousClock.Instant, upTo most: Int) -> Data? {
    ignoreBrokenPipes()
    var isInputOpen = true
    defer {
      if isInputOpen { close(input) }
      close(output)
    }
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    var (rest, answer) = (data[...], Data())
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if isInputOpen, rest.isEmpty {
        close(input)
        isInputOpen = false
      }
      var waiting = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
      if isInputOpen { waiting.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0, poll(&waiting, nfds_t(waiting.count), Int32(left) + 1) > 0 || errno == EINTR else {
        return nil
      }
      if waiting.count > 1, waiting[1].revents != 0 {
        let count = rest.withUnsafeBytes { write(input, $0.baseAddress, min($0.count, 65_536)) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EAGAIN, errno != EINTR {
          // The process no longer reads. Its output until then counts.
          rest = Data()
        }
      }
      guard waiting[0].revents != 0 else { continue }
      let count = read(output, &buffer, buffer.count)
      if count == 0 { return answer }
      guard count > 0 else { return nil }
      answer.append(contentsOf: buffer[..<count])
      guard answer.count <= most else { return nil }
    }
  }

  /// Blocks SIGPIPE for this thread only, so that writing to a process that has ended fails with an error.
  private func ignoreBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

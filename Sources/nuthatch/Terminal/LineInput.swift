import Foundation

/// The lines of the standard input, with a check whether the next one has arrived.
struct LineInput {
  enum Line {
    case text([UInt8])
    /// The line is longer than allowed, and is skipped.
    case tooLong
  }

  static let mostBytes = 4 * 1024 * 1024

  private var buffer: [UInt8] = []
  /// The index in the buffer up to which lines have been handed out.
  private var start = 0
  /// The index in the buffer up to which the search for a line's end got.
  private var searched = 0
  private var isOver = false

  /// Whether the next line has not arrived, so that taking it would have to wait.
  var isPausing: Bool {
    mutating get {
      if isOver || endOfLine() != nil { return false }
      var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      return poll(&source, 1, 0) == 0
    }
  }

  /// Returns the next line without its end, or nil if the input is over.
  mutating func next() -> Line? {
    var isTooLong = false
    while true {
      if let end = endOfLine() {
        let line = Array(buffer[start..<end])
        (start, searched) = (end + 1, end + 1)
        return isTooLong ? .tooLong : .text(line)
      }
      if isOver {
        let line = Array(buffer[start...])
        (start, searched) = (buffer.count, buffer.count)
        if isTooLong { return .tooLong }
        return line.isEmpty ? nil : .text(line)
      }
      if buffer.count - start > LineInput.mostBytes {
        isTooLong = true
        (start, searched) = (buffer.count, buffer.count)
      }
      fill()
    }
  }

  private mutating func endOfLine() -> Int? {
    let end = buffer[searched...].firstIndex(of: 10)
    searched = end ?? buffer.count
    return end
  }

  private mutating func fill() {
    buffer.removeFirst(start)
    searched -= start
    start = 0
    let size = 64 * 1024
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { room, count in
      var got = -1
      repeat { got = read(STDIN_FILENO, room.baseAddress, size) } while got < 0 && errno == EINTR
      count = max(got, 0)
    }
    isOver = chunk.isEmpty
    buffer += chunk
  }
}

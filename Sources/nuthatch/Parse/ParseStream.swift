import Foundation
import Grammar

/// `parse --jsonl`: a line in, a line out, in order; what is written is sent whenever the input pauses.
///
/// Memory stays flat: it holds one line and the answers not yet sent, of which there are never more than 64 KiB.
final class ParseStream {
  private let readers: ParseReaders
  private var input = LineInput()
  private var writer = JSONWriter()
  private let decoder = JSONDecoder()
  private static let mostUnsent = 64 * 1024

  init(_ readers: ParseReaders) { self.readers = readers }

  func run() {
    while true {
      if !writer.bytes.isEmpty, writer.bytes.count > ParseStream.mostUnsent || input.isPausing { send() }
      guard let line = input.next() else { break }
      answer(line)
    }
    send()
  }

  private func answer(_ line: LineInput.Line) {
    switch line {
    case .tooLong: writer.failure("the line is longer than \(LineInput.mostBytes) bytes", id: nil)
    case .text(let bytes):
      if bytes.allSatisfy({ $0 == 32 || $0 == 13 || $0 == 9 }) { return }
      let request: ParseRequest
      do {
        request = try decoder.decode(ParseRequest.self, from: Data(bytes))
      } catch {
        writer.failure("the line is no JSON object with a \"text\"", id: nil)
        break
      }
      do {
        let reader = try readers.reader(now: request.now, zone: request.zone)
        writer.message(reader.message(request.text), id: request.id, reader: reader)
      } catch {
        writer.failure("\(error)", id: request.id)
      }
    }
    writer.endLine()
  }

  private func send() {
    var sent = 0
    while sent < writer.bytes.count {
      let count = writer.bytes.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress.map { $0 + sent }, $0.count - sent)
      }
      if count < 0, errno == EINTR { continue }
      // Nobody reads on: nothing more to do.
      guard count > 0 else { break }
      sent += count
    }
    writer.clear()
  }
}

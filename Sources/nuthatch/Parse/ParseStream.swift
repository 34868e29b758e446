import Foundation
import Grammar

/// `parse --jsonl`: a line in, a line out, in order; answers are sent whenever the input pauses.
///
/// Its memory use is constant: it holds one line and at most 64 KiB of answers that are not yet sent.
final class ParseStream {
  private let readers: ParseReaders
  private var input = LineInput()
  /// The answers that were not sent yet.
  private var output: [UInt8] = []
  private let decoder = JSONDecoder()
  private let encoder = ParseStream.encoder()
  private static let mostUnsent = 64 * 1024

  init(_ readers: ParseReaders) { self.readers = readers }

  /// Returns the encoder of the answers: keys in alphabetical order, on one line.
  static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  func run() throws {
    while true {
      if !output.isEmpty, output.count > ParseStream.mostUnsent || input.isPausing { send() }
      guard let line = input.next() else { break }
      try answer(line)
    }
    send()
  }

  private func answer(_ line: LineInput.Line) throws {
    switch line {
    case .tooLong: try write(ParseFailure(error: "the line is longer than \(LineInput.mostBytes) bytes"))
    case .text(let bytes):
      if bytes.allSatisfy({ $0 == 32 || $0 == 13 || $0 == 9 }) { return }
      guard let request = try? decoder.decode(ParseRequest.self, from: Data(bytes)) else {
        return try write(ParseFailure(error: "the line is not a JSON object with a \"text\""))
      }
      let reader: Reader
      do {
        reader = try readers.reader(now: request.now, zone: request.zone)
      } catch {
        return try write(ParseFailure(id: request.id, error: "\(error)"))
      }
      try write(ParsedMessage(request.text, id: request.id, reader: reader))
    }
  }

  private func write(_ answer: some Encodable) throws {
    output += try encoder.encode(answer)
    output.append(UInt8(ascii: "\n"))
  }

  private func send() {
    var sent = 0
    while sent < output.count {
      let count = output.withUnsafeBytes {
        Glibc.write(STDOUT_FILENO, $0.baseAddress.map { $0 + sent }, $0.count - sent)
      }
      if count < 0, errno == EINTR { continue }
      // Nobody reads the output any more, so there is nothing left to do.
      guard count > 0 else { break }
      sent += count
    }
    output.removeAll(keepingCapacity: true)
  }
}

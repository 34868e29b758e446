import Foundation
import Grammar

/// `parse --jsonl --time N`: the time to parse all lines that many times, on one thread, without reading or writing
/// JSON.
struct ParseTrial {
  private let readers: ParseReaders

  init(_ readers: ParseReaders) { self.readers = readers }

  /// Reads all of the input first, then parses it `rounds` times; the result is a line of JSON.
  func seconds(parsing rounds: Int) -> String {
    var input = LineInput()
    let decoder = JSONDecoder()
    var work: [(reader: Reader, text: String)] = []
    while let line = input.next() {
      guard case .text(let bytes) = line, let request = try? decoder.decode(ParseRequest.self, from: Data(bytes)),
        let reader = try? readers.reader(now: request.now, zone: request.zone)
      else { continue }
      work.append((reader, request.text))
    }
    var lines = 0
    let clock = ContinuousClock()
    let took = clock.measure {
      for _ in 0..<rounds {
        for (reader, text) in work { lines += reader.message(text).lines.count }
      }
    }
    return withExtendedLifetime(lines) { "{\"messages\":\(work.count * rounds),\"seconds\":\(took / .seconds(1))}" }
  }
}

import Agenda
import Civil

@testable import Grammar

// English, where a test says nothing else.
extension TemporalReader {
  init(now: CivilDateTime, zone: Zone = .utc, conventions: Conventions = Conventions(), trace: Trace? = nil) {
    self.init(now: now, zone: zone, conventions: conventions, language: .english, trace: trace)
  }
}

extension Lexer {
  static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> [Token] {
    tokens(of: bytes, LanguageGrammar.english.lexicon)
  }
}

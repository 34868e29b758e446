import Agenda

/// Returns the most likely word for a misspelt one; nil if none is close.
func nearest(to word: String, among words: some Sequence<String>) -> String? {
  let limit = max(1, word.count / 3)
  let near = words.compactMap { other in
    Spelling.distance(word.lowercased(), other.lowercased(), limit: limit).map { (steps: $0, word: other) }
  }
  return near.min { $0 < $1 }?.word
}

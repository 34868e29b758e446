/// The word that a misspelt one was most likely meant to be; nil where none is near.
func nearest(to word: String, among words: some Sequence<String>) -> String? {
  let plain = word.lowercased()
  let limit = max(1, plain.count / 3)
  let near = words.map { (word: $0, steps: steps(from: Array(plain), to: Array($0.lowercased()))) }
    .min { ($0.steps, $0.word) < ($1.steps, $1.word) }
  return near.flatMap { $0.steps <= limit ? $0.word : nil }
}

/// How many letters have to be put in, left out, replaced or swapped with their neighbour (optimal string alignment).
private func steps(from word: [Character], to other: [Character]) -> Int {
  var rows = [Array(0...other.count)]
  for (i, letter) in word.enumerated() {
    var row = [i + 1]
    for (j, another) in other.enumerated() {
      var least = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == another ? 0 : 1))
      if i > 0, j > 0, letter == other[j - 1], word[i - 1] == another { least = min(least, rows[i - 1][j - 1] + 1) }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[word.count][other.count]
}

// The things that the examples of errors name: those of the message that was not understood.
extension String {
  /// The words that probably name the thing, without the last one, which was to say something else: `gym` of `gym blah`.
  /// The second of a list if there are none.
  ///
  /// - Parameter isWhole: whether nothing else was said.
  func named(isWhole: Bool = false) -> String {
    let words = split(separator: " ")
    let name = isWhole || words.count < 2 ? words[...] : words.dropLast()
    let told = name.joined(separator: " ")
    return told.isEmpty ? "2" : told.hasSuffix(",") ? String(told.dropLast()) : told
  }
}

extension Array {
  /// The parts of the array in which each element belongs with the one before it.
  func stretches(_ belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] { self[...].stretches(belong) }
}

extension ArraySlice {
  /// The parts of the slice in which each element belongs with the one before it.
  func stretches(_ belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var found: [ArraySlice<Element>] = []
    var start = startIndex
    for place in indices where place + 1 == endIndex || !belong(self[place], self[place + 1]) {
      found.append(self[start...place])
      start = place + 1
    }
    return found
  }
}

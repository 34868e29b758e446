extension Array {
  /// Appends an element; the first one needs no question about how much room there is.
  @inline(__always)
  mutating func add(_ element: Element) {
    if isEmpty { self = [element] } else { append(element) }
  }

  /// Makes an array of the first elements of what is written into room for `most`; they may hold no references.
  ///
  /// `init(unsafeUninitializedCapacity:)` asks the runtime for the array's type at each call, which costs more than to
  /// copy a line's words.
  @inline(__always)
  init(most: Int, writing body: (UnsafeMutableBufferPointer<Element>) -> Int) where Element: BitwiseCopyable {
    self = withUnsafeTemporaryAllocation(of: Element.self, capacity: most) { room in
      let count = body(room)
      return Array(UnsafeBufferPointer(rebasing: room[..<count]))
    }
  }
}

/// Elements that are made once, with the tables of a language, and live as long as the process: reading them counts no
/// references.
struct Permanent<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  private let kept: UnsafeBufferPointer<Element>

  init(_ elements: some Collection<Element>) {
    let room = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = room.initialize(from: elements)
    kept = UnsafeBufferPointer(room)
  }

  private init(_ part: Slice<UnsafeBufferPointer<Element>>) { kept = UnsafeBufferPointer(rebasing: part) }

  /// A part of the elements, in the same place of memory.
  func part(_ range: Range<Int>) -> Permanent { Permanent(kept[range]) }

  @inline(__always)
  var startIndex: Int { 0 }
  @inline(__always)
  var endIndex: Int { kept.count }
  @inline(__always)
  var count: Int { kept.count }

  @inline(__always)
  func makeIterator() -> UnsafeBufferPointer<Element>.Iterator { kept.makeIterator() }

  @inline(__always)
  subscript(_ place: Int) -> Element { kept[place] }
}

/// The texts about pictures.
package protocol PictureWording {
  /// The note that the pictures of a message will be kept; nil if there are none.
  func keeping(pictures count: Int) -> String?
  /// The reason why only a picture's link is kept, for the person it belongs to.
  ///
  /// - Parameters:
  ///   - bytes: the size of the picture; nil if it is not known.
  ///   - mostBytes: the most bytes that one picture may have.
  ///   - quota: the bytes of all pictures that one person may keep.
  func notKept(_ refusal: Picture.Refusal, of name: String, bytes: Int?, mostBytes: Int, quota: Int) -> String
  /// The reason why a picture is not kept, in a few words.
  func notKept(_ refusal: Picture.Refusal) -> String
  /// The states of an item's pictures, one a line.
  func lines(of pictures: [Picture]) -> [String]
  /// The size of a file.
  func megabytes(_ bytes: Int) -> String
}

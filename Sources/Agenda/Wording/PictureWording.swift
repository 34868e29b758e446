/// What is said of pictures.
package protocol PictureWording {
  /// That the pictures of a message are going to be kept; nil where there are none.
  func keeping(pictures count: Int) -> String?
  /// Why only a picture's link is kept, to the person it belongs to.
  ///
  /// - Parameters:
  ///   - bytes: the picture's own; nil where that is not known.
  ///   - mostBytes: what one picture may have.
  ///   - quota: the bytes of all pictures that one person may keep.
  func notKept(_ refusal: Picture.Refusal, of name: String, bytes: Int?, mostBytes: Int, quota: Int) -> String
  /// Why a picture is not kept, in a few words.
  func notKept(_ refusal: Picture.Refusal) -> String
  /// What became of an item's pictures, a line each.
  func lines(of pictures: [Picture]) -> [String]
  /// How large a file is.
  func megabytes(_ bytes: Int) -> String
}

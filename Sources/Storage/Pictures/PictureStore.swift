public import Agenda
public import Foundation

/// The pictures of everybody: those that are to be fetched, and what is known of the files of those that are kept.
public protocol PictureStore {
  /// The pictures that are to be fetched now: of each person's on an account the longest waiting, and so many of each
  /// account's. Those that were begun before and never ended come last.
  func duePictures(at instant: Date, perAccount limit: Int) throws -> [WaitingPicture]
  /// Counts that a picture is being fetched. Whoever ends a fetch says so: by ``keep(_:as:upTo:)``, ``refuse(_:_:)``,
  /// ``retry(_:at:reason:)`` or ``takeBack(_:)``. What is left of the count are the processes that ended meanwhile.
  func begin(_ picture: Picture.ID) throws
  /// Takes back that a picture is being fetched.
  func takeBack(_ picture: Picture.ID) throws
  /// Has a picture tried again later.
  func retry(_ picture: Picture.ID, at instant: Date, reason: String) throws
  /// Notes that a picture's file is in the folder. False where it would be more than the person may keep, or the picture
  /// is not waiting any more; nothing is noted then.
  ///
  /// - Parameter most: the bytes of pictures that one person may keep.
  func keep(_ picture: Picture.ID, as file: Picture.File, upTo most: Int) throws -> Bool
  /// Notes that only a picture's link is kept. Returns whether it was waiting.
  func refuse(_ picture: Picture.ID, _ refusal: Picture.Refusal) throws -> Bool
  /// The bytes of the pictures that a person keeps; the same file counts once.
  func pictureBytes(of person: Person.ID) throws -> Int
  /// Deletes the pictures of items that are gone for good. Returns how many those were.
  func dropUnusedPictures() throws -> Int
  /// Returns whether a picture that is kept has that file.
  func isUsed(file hash: String) throws -> Bool
  /// The names of the files of all pictures that are kept.
  func pictureFiles() throws -> [String]
  /// Counts the pictures that are kept, and those that wait.
  func pictureCounts() throws -> PictureCounts
}

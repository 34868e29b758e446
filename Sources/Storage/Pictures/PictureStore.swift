public import Agenda
public import Foundation

/// Everybody's pictures: those that are to be fetched, and the files of those that are kept.
public protocol PictureStore {
  /// Returns the pictures to fetch now: for each person on an account, the one that has waited longest, and at most
  /// `limit` per account. Those with an earlier fetch that never ended come last.
  func duePictures(at instant: Date, perAccount limit: Int) throws -> [WaitingPicture]
  /// Counts that a fetch of a picture begins. The caller ends the fetch with ``keep(_:as:upTo:)``, ``refuse(_:_:)``,
  /// ``retry(_:at:reason:)`` or ``takeBack(_:)``. The count that remains is the number of processes that ended during a
  /// fetch.
  func begin(_ picture: Picture.ID) throws
  /// Takes back the count of a fetch that has begun.
  func takeBack(_ picture: Picture.ID) throws
  /// Schedules another fetch of a picture.
  func retry(_ picture: Picture.ID, at instant: Date, reason: String) throws
  /// Notes that a picture's file is in the folder. Returns false, and notes nothing, if the person would exceed their
  /// limit, or if the picture is no longer waiting.
  ///
  /// - Parameter most: the bytes of pictures that one person may keep.
  func keep(_ picture: Picture.ID, as file: Picture.File, upTo most: Int) throws -> Bool
  /// Notes that only a picture's link is kept. Returns true if the picture was waiting.
  func refuse(_ picture: Picture.ID, _ refusal: Picture.Refusal) throws -> Bool
  /// Returns the bytes of the pictures that a person keeps; the same file counts once.
  func pictureBytes(of person: Person.ID) throws -> Int
  /// Deletes the pictures of items that are gone for good. Returns the number of pictures.
  func dropUnusedPictures() throws -> Int
  /// Returns true if a picture that is kept has that file.
  func isUsed(file hash: String) throws -> Bool
  /// Returns the names of the files of all pictures that are kept.
  func pictureFiles() throws -> [String]
  /// Returns the counts of the pictures that are kept, and of those that wait.
  func pictureCounts() throws -> PictureCounts
}

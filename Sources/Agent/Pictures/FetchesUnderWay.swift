import Agenda
import Storage

/// The pictures that are being fetched; decides which others may be begun beside them.
///
/// Each is in memory whole at its end, so they are few. None of an account's, and none of a person's, can take all the
/// room: a slow server holds up nobody but those who chose it.
struct FetchesUnderWay {
  /// The most fetches at once.
  static let most = 4
  /// The most fetches at once of one account's pictures.
  static let mostOfAccount = 2

  private var pictures: [Picture.ID: WaitingPicture] = [:]

  var isEmpty: Bool { pictures.isEmpty }

  /// True if there is room for one now.
  func admits(_ picture: WaitingPicture) -> Bool {
    guard pictures[picture.id] == nil, pictures.count < Self.most else { return false }
    // A picture during whose fetch the process once ended may end it again: it is fetched alone.
    guard picture.unended == 0, !pictures.values.contains(where: { $0.unended > 0 }) else { return isEmpty }
    return !pictures.values.contains { $0.person == picture.person }
      && pictures.values.count { $0.account == picture.account } < Self.mostOfAccount
  }

  mutating func begin(_ picture: WaitingPicture) { pictures[picture.id] = picture }
  mutating func end(_ picture: WaitingPicture) { pictures[picture.id] = nil }
}

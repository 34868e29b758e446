public import Agenda

extension Wordings {
  /// The languages that are spoken.
  public static let all = Wordings(EnglishWording())
}

public import Agenda

extension Wordings {
  /// The languages that the bot speaks.
  public static let all = Wordings(EnglishWording())
}

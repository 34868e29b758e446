public import Agenda

/// English: what every requirement of ``Wording`` says where a language does not say it.
package struct EnglishWording: Wording {
  package let language = Language.english

  package init() {}
}

extension Wordings {
  /// The languages that are spoken.
  public static let all = Wordings(EnglishWording())
}

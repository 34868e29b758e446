package import Agenda

/// English: what every requirement of ``Wording`` says where a language does not say it.
package struct EnglishWording: Wording {
  package let language = Language.english

  package init() {}
}

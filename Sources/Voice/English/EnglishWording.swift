package import Agenda

/// English, the default for every requirement of ``Wording`` that a language lacks.
package struct EnglishWording: Wording {
  package let language = Language.english

  package init() {}
}

public import Agenda

/// What each person keeps, within one transaction.
public protocol PersonItems: PeopleStore {
  /// A person's items. The journal records changes under their origin.
  ///
  /// - Parameter origin: what changes them; nil for reading only.
  func belongings(of person: Person, changedBy origin: ChangeOrigin?) throws -> Belongings
  /// A person's contacts. The journal records changes under their origin.
  func contacts(of person: Person, changedBy origin: ChangeOrigin?) throws -> any Contacts
}

/// The part of the store that holds messages, within one transaction.
public protocol MessageStore: Savepoints, Inbox, Outbox, WaitingAnswers, SentMessages, Limits, Conversations, Consent,
  Admission, Upkeep, RestoreState, Accounts, Absences, MessageVersions
{}

/// Sends waiting answers as one message; a reply to it is about all of them.
enum MergedAnswers: Migration {
  static let name = "16 merged answers"

  static let statements = """
    -- What else a message answers than the one that `outbox.answering` names.
    CREATE TABLE merged_answer (
      message INTEGER NOT NULL REFERENCES outbox (number) ON DELETE CASCADE,
      answering INTEGER NOT NULL REFERENCES inbox (number) ON DELETE CASCADE,
      PRIMARY KEY (message, answering)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX merged_answer_answering ON merged_answer (answering);
    """
}

/// Stores a message's purpose in its own column of the outbox, instead of in the spelling of its key.
enum Purposes: Migration {
  static let name = "24 purposes"

  static let statements = """
    ALTER TABLE outbox ADD COLUMN purpose TEXT NOT NULL DEFAULT 'answer'
      CHECK (purpose IN ('answer', 'answers', 'apology', 'erased', 'notice', 'export', 'announcement', 'reminder', 'nag',
        'digest', 'budget', 'restore', 'alert'));

    -- An account may be called `alert` or `job`, so the key alone does not tell; the urgency does.
    UPDATE outbox SET purpose = CASE
      WHEN urgency = 0 AND key GLOB 'alert/*' THEN 'alert'
      WHEN urgency = 0 AND key GLOB 'budget/*' THEN 'budget'
      WHEN urgency = 0 THEN 'reminder'
      WHEN urgency = 2 THEN 'nag'
      WHEN urgency = 3 AND key GLOB 'job/*' THEN 'announcement'
      WHEN urgency = 3 THEN 'digest'
      WHEN key GLOB '*/*/answer/[0-9]*' THEN 'answer'
      WHEN key GLOB '*/*/answers/[0-9]*' THEN 'answers'
      WHEN key GLOB '*/*/apology/[0-9]*' THEN 'apology'
      WHEN key GLOB '*/*/erased/[0-9]*' THEN 'erased'
      WHEN key GLOB 'job/[0-9]*/post/[0-9]*' AND answering IS NULL THEN 'export'
      WHEN key GLOB '*/post/[0-9]*/[0-9]*' THEN 'notice'
      WHEN key GLOB 'restore/[0-9]*' THEN 'restore'
      ELSE 'answer'
    END;

    -- For finding who already got a budget notice today.
    CREATE INDEX outbox_budget ON outbox (account, recipient_id, due_at) WHERE purpose = 'budget';
    """
}

/// Stores rate limits, daily spending and the throttle of the operator's alerts in separate tables.
enum KindsOfLimits: Migration {
  static let name = "25 kinds of limits"

  static let statements = """
    -- `window` is the length, in seconds, of a limit on sending. A pause is a wait that a server asked for.
    CREATE TABLE rate_limit (
      account TEXT NOT NULL CHECK (account <> ''),
      kind TEXT NOT NULL CHECK (kind IN ('read', 'send', 'pause')),
      window INTEGER NOT NULL CHECK (window >= 0),
      allowed INTEGER NOT NULL CHECK (allowed >= 0),
      remaining INTEGER NOT NULL CHECK (remaining >= 0),
      resets REAL NOT NULL,
      PRIMARY KEY (account, kind, window),
      CHECK ((kind = 'send') = (window > 0))
    ) STRICT, WITHOUT ROWID;
    INSERT INTO rate_limit (account, kind, window, allowed, remaining, resets)
      SELECT account, iif(endpoint = 'told', 'pause', 'read'), 0, allowed, remaining, resets FROM allowance
        WHERE account <> '-' AND endpoint IN ('told', 'read')
      UNION ALL
      SELECT account, 'send', CAST(substr(endpoint, 6) AS INTEGER), allowed, remaining, resets FROM allowance
        WHERE account <> '-' AND endpoint GLOB 'send/[1-9]*';

    -- What an account has spent in a day and what it may spend, in millionths; NULL is no limit.
    CREATE TABLE spending (
      account TEXT PRIMARY KEY CHECK (account <> ''),
      spent INTEGER NOT NULL CHECK (spent >= 0),
      per_day INTEGER CHECK (per_day >= 0),
      resets REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO spending (account, spent, per_day, resets)
      SELECT account, max(0, allowed - remaining), iif(allowed < 1000000000000, allowed, NULL), resets FROM allowance
        WHERE account <> '-' AND endpoint = 'money';

    -- When the next alert of a kind may be sent to the operator.
    CREATE TABLE alert (
      kind TEXT PRIMARY KEY CHECK (kind <> ''),
      next REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO alert (kind, next)
      SELECT substr(endpoint, 7), resets FROM allowance WHERE account = '-' AND endpoint GLOB 'alert ?*';

    DROP TABLE allowance;
    """
}

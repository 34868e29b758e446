/// The words in the product's code that no person of the bot reads, but its operator, or another program.
enum OperatorWords {
  /// Files that say nothing to people.
  static let files: [String: String] = [
    "Sources/Agent/Watching/AgentMetrics.swift": "what the metrics are",
    "Sources/Civil/Recurrence+Text.swift": "what is wrong with a rule of a file",
    "Sources/Storage/StoreError.swift": "what is wrong with the database",
    "Sources/Store/Maintenance/ErasureLog.swift": "the first line of a file",
    "Sources/Store/Maintenance/LedgerMetadata.swift": "keys of a table",
    "Sources/Store/Realms/PersonSplit.swift": "what is wrong with an operator's command",
    "Sources/Store/StoreError+SQLite.swift": "what is wrong with the database",
    "Sources/Web/Community/EventData.swift": "types of schema.org",
    "Sources/Web/Community/ListedTimes.swift": "names of days and months in a feed (RFC 5322)",
    "Sources/Web/Operating/OperatorPage.swift": "what the operator sees",
    "Sources/Web/Operating/TrafficPlot.swift": "what the operator sees",
    "Sources/Web/Pages/ForeignProgram.swift": "names of programs",
    "Sources/Web/RequestMetrics.swift": "what the metrics are",
    "Sources/Web/SignIn/BrowserName.swift": "names of programs",
    "Sources/Web/VisitContext.swift": "names of headers",
  ]

  /// Literals in files that also speak to people; `…` stands for what is put in.
  static let literals: [String: Set<String>] = [
    // Why a message was set aside.
    "Sources/Agent/Handling/AuthorBatch.swift": [
      "its author may be several people; see nuthatch people"
    ],
    // Why a message was set aside.
    "Sources/Agent/Handling/InboxWorker.swift": [
      "it ended the process … times"
    ],
    // Why a file was not read.
    "Sources/Agent/Handling/JobWorker+Importing.swift": [
      "nothing is read from the Internet here",
      "the account … is not at work",
    ],
    // Why a picture was not fetched.
    "Sources/Agent/Pictures/PictureWorker.swift": [
      "a picture is given up: each time it was fetched, the daemon ended",
      "its account is not at work",
    ],
    // What a loop is called in the log and in alerts.
    "Sources/Agent/Reading/Poller.swift": [
      "poll of …",
      "the limit for reading is used up",
    ],
    // Why a message was given up.
    "Sources/Agent/Sending/OutboxWorker+Doubt.swift": [
      "it may have arrived: …",
      "its answer was lost",
    ],
    // What a loop is called in the log and in alerts.
    "Sources/Agent/Sending/OutboxWorker.swift": [
      "outbox of …",
      "it is for one person, and everybody can read what the account writes",
      "not sent",
      "refused here, sent to another account of the person's",
    ],
    // Why a message waits.
    "Sources/Agent/Sending/ReplyWindow.swift": [
      "they have not written for … hours, so the network accepts no message to them"
    ],
    // What is wrong with the daemon.
    "Sources/Agent/Watching/Heartbeats.swift": [
      "account … has failed for … minutes: …",
      "the store can't be written: …",
      "… does not move",
    ],
    // What keeps alerts apart.
    "Sources/Agent/Watching/OperatorAlerts.swift": [
      "signed out/…",
      "the bot does not know the operator: they must write to it once, and `operator` must name their server if others have the same handle",
    ],
    // The name of a country.
    "Sources/Civil/Zone+Places.swift": [
      "United States"
    ],
    // A part of the keys of messages.
    "Sources/Conversation/MessageKey.swift": ["to"],
    // Why a file was not read.
    "Sources/Conversation/Network.swift": ["… has no files"],
    // Why a message was given up.
    "Sources/Storage/OutboxEvent.swift": [
      "the result of sending it could not be saved"
    ],
    // States of a row.
    "Sources/Store/Messages/InboxRow.swift": [
      "done",
      "set aside",
    ],
    // What a trigger of the schema says.
    "Sources/Store/Messages/Transaction+MessageStore.swift": [
      "the quota is used up"
    ],
  ]
}

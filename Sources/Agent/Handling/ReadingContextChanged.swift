import Commands
import Grammar

/// A message was understood by what no longer holds.
struct ReadingContextChanged: Error {}

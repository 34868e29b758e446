import Commands
import Grammar

/// The error for a message whose reading context has changed since it was understood.
struct ReadingContextChanged: Error {}

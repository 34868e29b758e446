import Foundation

/// The machine's clock, for what no test controls the time of.
let wallClock: @Sendable () -> Date = { Date() }

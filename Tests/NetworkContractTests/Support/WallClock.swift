import Foundation

/// The machine's clock, for code whose time no test controls.
let wallClock: @Sendable () -> Date = { Date() }

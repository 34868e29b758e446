import Foundation

/// Limits attempts by the addresses from which they come.
///
/// It slows down only the person who makes the attempts: there is no limit for all together, and none for an account.
final class AttemptLimiter: @unchecked Sendable {
  private struct Window {
    var began: Date
    var count: Int
  }

  private let lock = NSLock()
  private var windows: [String: Window] = [:]
  private let most: Int
  /// The most addresses to remember; beyond that, the oldest are forgotten.
  private static let memory = 10_000
  /// Seconds for which attempts count.
  static let lasts: TimeInterval = 600

  /// - Parameter most: the attempts that one address may make in ten minutes.
  init(most: Int) { self.most = most }

  /// Counts an attempt. An unknown address, for example behind a proxy that does not name its caller, is not limited.
  func note(_ address: String?, at now: Date) {
    guard let key = address.map(Self.network) else { return }
    lock.withLock {
      if windows.count >= Self.memory {
        windows = windows.filter { now.timeIntervalSince($0.value.began) < Self.lasts }
      }
      if windows.count >= Self.memory { windows = [:] }
      if let window = windows[key], now.timeIntervalSince(window.began) < Self.lasts {
        windows[key]?.count += 1
      } else {
        windows[key] = Window(began: now, count: 1)
      }
    }
  }

  /// Seconds until an address can try again; nil if it can now.
  func wait(_ address: String?, at now: Date) -> Int? {
    guard let key = address.map(Self.network), let window = lock.withLock({ windows[key] }) else { return nil }
    let left = Self.lasts - now.timeIntervalSince(window.began)
    return window.count >= most && left > 0 ? Int(left.rounded(.up)) : nil
  }

  /// The network of a provider's customer: an IPv4 address, or the first 64 bits of an IPv6 address.
  static func network(of address: String) -> String {
    guard address.contains(":") else { return address }
    if let mapped = address.lowercased().split(separator: ":").last, mapped.contains(".") { return String(mapped) }
    let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    var groups = (halves.first ?? "").split(separator: ":").map { UInt16($0, radix: 16) ?? 0 }
    let behind = halves.count > 1 ? halves[1].split(separator: ":").map { UInt16($0, radix: 16) ?? 0 } : []
    groups += Array(repeating: 0, count: max(0, 8 - groups.count - behind.count)) + behind
    return groups.prefix(4).map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
  }
}

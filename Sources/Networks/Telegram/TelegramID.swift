/// A message's id: its number is its chat's own, so that both are told.
struct TelegramID: Hashable, CustomStringConvertible {
  let chat: Int64
  let message: Int64

  init(chat: Int64, message: Int64) { (self.chat, self.message) = (chat, message) }

  /// Reads `-1001234:56`; nil for any other text.
  init?(_ text: String) {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int64($0) }
    guard numbers.count == 2, let chat = numbers[0], let message = numbers[1] else { return nil }
    self.init(chat: chat, message: message)
  }

  var description: String { "\(chat):\(message)" }
}

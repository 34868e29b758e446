/// Texts about messages to telephones.
package protocol ConsentWording {
  /// The message to the person's other address after STOP from a phone.
  func stopped(_ phone: Address) -> String
  /// The request for a code. The code proves that the sender can read what arrives at that phone.
  func proof(_ code: String) -> String
  /// The reply to START from a phone that had stopped messages.
  var startedAgain: String { get }
  /// The reply to the carriers' keyword HELP: who sends the messages, and how to stop them. The operator's own text
  /// follows.
  func carrierHelp(about: String?) -> String
  /// The end of a yes-or-no question.
  var yesOrNo: String { get }
  /// The same for telephones, where a bare YES is a carrier keyword.
  var yesOrNoByTelephone: String { get }
}

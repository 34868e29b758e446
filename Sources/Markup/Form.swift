/// A form that changes something: sent by POST, and always with the token of the session.
public struct Form: Sendable {
  /// The name under which a form sends the token.
  public static let tokenName = "token"

  /// The address to which the form is sent.
  public var address: Href
  /// The session's token, without which the site accepts no change (OWASP ASVS 5.0, 3.5.1).
  public var token: String
  /// The names and values of hidden fields.
  public var hidden: KeyValuePairs<String, String>
  /// The form's class in the style sheet; nil for none.
  public var style: String?
  /// Whether the form sends files (RFC 7578).
  public var sendsFiles = false
  /// The page to go to afterwards, sent as a hidden field; nil leaves that to the site.
  public var back: Href?
  /// The name under which a form sends ``back``.
  public static let backName = "back"

  /// A form for an address.
  public init(
    to address: Href, token: String, hidden: KeyValuePairs<String, String> = [:], style: String? = nil
  ) {
    self.address = address
    self.token = token
    self.hidden = hidden
    self.style = style
  }

  /// The form around its content.
  public func around(_ content: HTML) -> HTML {
    let back = back.map { "<input type=\"hidden\" name=\"\(Form.backName)\" value=\"\(to: $0)\">" as HTML }
    let values = hidden.map { "<input type=\"hidden\" name=\"\($0.key)\" value=\"\($0.value)\">" as HTML }
    return """
      <form method="post" action="\(to: address)"\(if: sendsFiles, " enctype=\"multipart/form-data\"")\
      \(style.map { " class=\"\($0)\"" as HTML })>\
      <input type="hidden" name="\(Form.tokenName)" value="\(token)">\(back)\(values)\(content)</form>
      """
  }

  /// A form that is one button.
  ///
  /// - Parameter name: the text for screen readers if the label alone does not suffice: "Complete buy milk".
  public func button(_ label: String, name: String? = nil, style: String? = nil) -> HTML {
    around(
      """
      <button\(style.map { " class=\"\($0)\"" as HTML })\(name.map { " aria-label=\"\($0)\"" as HTML })>\
      \(label)</button>
      """)
  }
}

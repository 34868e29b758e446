/// One field of a form: its label, control, hint and error, always together.
public struct Field: Hashable, Sendable {
  /// The controls that a person fills in.
  public enum Control: Hashable, Sendable {
    /// One line of text. `type` is HTML's: `text`, `date`, `time`, `number`, `search`.
    case line(String, type: String = "text")
    /// Several lines of text.
    case lines(String)
    /// One of several values, each with a label.
    case choice([Option], selected: String)
    /// Files to send, of these kinds, as HTML's `accept` lists them.
    case files(String)
    /// On or off.
    case check(Bool)
  }

  /// One entry of a choice.
  public struct Option: Hashable, Sendable {
    /// The value that the form sends.
    public var value: String
    /// The text that the person reads.
    public var label: String

    /// An entry that shows `label` and sends `value`.
    public init(_ value: String, _ label: String) {
      self.value = value
      self.label = label
    }
  }

  /// The name under which the form sends it; also its id on the page.
  public var name: String
  /// The text that the person reads beside the control.
  public var label: String
  /// The control that the person fills in.
  public var control: Control
  /// A text that helps to fill the field in; nil for none.
  public var hint: String?
  /// The error in what was filled in; nil for none.
  public var error: String?
  /// Whether the form cannot be sent with the field empty.
  public var isRequired = false
  /// Words that a line suggests, in a `datalist`.
  public var suggestions: [String] = []
  /// A prefix of the name that makes an id unique on the page.
  public var idPrefix = ""

  /// A field with its label.
  public init(
    _ name: String, _ label: String, _ control: Control, hint: String? = nil, error: String? = nil,
    isRequired: Bool = false, suggestions: [String] = []
  ) {
    self.name = name
    self.label = label
    self.control = control
    self.hint = hint
    self.error = error
    self.isRequired = isRequired
    self.suggestions = suggestions
  }

  private var id: String { idPrefix + name }

  /// The field as HTML.
  public var markup: HTML {
    let problem = error.map { "<p class=\"error\" id=\"\(id)-error\">\($0)</p>" as HTML }
    let help = hint.map { "<p class=\"hint\" id=\"\(id)-hint\">\($0)</p>" as HTML }
    if case .check = control {
      return """
        <div class="field check">\(input) <label for="\(id)">\(label)</label>\(problem)\(help)</div>
        """
    }
    return """
      <div class="field"><label for="\(id)">\(label)</label>\(input)\(problem)\(help)</div>
      """
  }

  /// The attributes that every control has: its id, its name, and the ids of the texts that describe it.
  private var attributes: HTML {
    let described = [error.map { _ in id + "-error" }, hint.map { _ in id + "-hint" }].compactMap { $0 }
    return """
      id="\(id)" name="\(name)"\(if: !described.isEmpty, " aria-describedby=\"\(described.joined(separator: " "))\"")\
      \(if: error != nil, " aria-invalid=\"true\"")\(if: isRequired, " required")
      """
  }

  private var input: HTML {
    switch control {
    case .line(let value, let type):
      let list: HTML = suggestions.isEmpty ? "" : " list=\"\(id)-suggestions\""
      let options = suggestions.map { "<option value=\"\($0)\"></option>" as HTML }
      return """
        <input type="\(type)" \(attributes) value="\(value)"\(if: type == "text", " dir=\"auto\"")\(list)>\
        \(if: !suggestions.isEmpty, "<datalist id=\"\(id)-suggestions\">\(options)</datalist>")
        """
    case .lines(let value):
      // A newline right after the tag would be dropped (HTML, 13.1.2.5).
      return "<textarea \(attributes) rows=\"5\" dir=\"auto\">\n\(value)</textarea>"
    case .choice(let options, let selected):
      let entries = options.map { option -> HTML in
        "<option value=\"\(option.value)\"\(if: option.value == selected, " selected")>\(option.label)</option>"
      }
      return "<select \(attributes)>\(entries)</select>"
    case .files(let kinds):
      return "<input type=\"file\" \(attributes) accept=\"\(kinds)\" multiple>"
    case .check(let isOn):
      return "<input type=\"checkbox\" \(attributes) value=\"on\"\(if: isOn, " checked")>"
    }
  }
}

import Conversation

/// The advice about a setting that is refused.
struct SettingAdvice {
  let schema: Schema

  /// Returns the reason why a value is refused; a secret is not repeated.
  static func refusal(of text: String?, _ setting: Setting, _ name: String) -> String {
    var shown = setting.isSecret || text?.isEmpty != false ? "" : ": \(text ?? "")"
    if setting.kind == .server, let address = text.map({ ServerAddress($0) }), let problem = address.problem {
      if address.isSecret { shown = "" }
      return "`\(name)\(shown)` \(problem)"
    }
    var meant = ""
    if case .choice(let words) = setting.kind, let text, let near = nearest(to: text, among: words) {
      meant = "; did you mean \(near)?"
    }
    return "`\(name)\(shown)` must be \(setting.kind.expectation)"
      + (meant.isEmpty ? "; \(setting.example) would do" : meant)
  }

  /// Returns the setting that an unknown name was meant for: one of another network, one elsewhere in the file, or one
  /// with a similar spelling.
  ///
  /// - Parameter key: the name's path in the section, such as `backup.dir`.
  func correction(of key: String, by settings: [Setting], in section: String) -> String {
    let path = key.split(separator: ".").map(String.init)
    let (parent, name) = (path.dropLast().map { $0 + "." }.joined(), path.last ?? key)
    if !section.isEmpty {
      let others = schema.networks(with: key)
      if !others.isEmpty { return " of this network: it is one of \(others.joined(separator: " and "))" }
    }
    let elsewhere = places(of: section.isEmpty ? "account.NAME." : section)
    if let place = elsewhere.first(where: { $0.name == name })?.place {
      return place.isEmpty ? "; it belongs to the top level" : "; it belongs under `\(place.dropLast())`"
    }
    let here = settings.filter { $0.key.hasPrefix(parent) }
      .compactMap { $0.key.dropFirst(parent.count).split(separator: ".").first.map(String.init) }
    if let near = nearest(to: name, among: here + (section.isEmpty && parent.isEmpty ? ["account"] : [])) {
      return "; did you mean `\(section)\(parent)\(near)`?"
    }
    if let near = nearest(to: name, among: elsewhere.map(\.name)) {
      return "; did you mean `\(elsewhere.first { $0.name == near }?.place ?? "")\(near)`?"
    }
    return ""
  }

  /// Returns every name of a setting or a section, with the path above it.
  private func places(of account: String) -> [(name: String, place: String)] {
    let homes = [(account, schema.anyNetwork), ("", schema.general), (SourceKey.section(of: "NAME"), schema.source)]
    return homes.flatMap { home, settings in settings.map { (home, $0) } }.flatMap { home, setting in
      setting.components.indices.map { index in
        (String(setting.components[index]), home + setting.components[..<index].map { $0 + "." }.joined())
      }
    }
  }
}

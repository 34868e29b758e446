import Conversation

/// Reads the configuration by its schema: the file, which the environment overrides. It collects all problems.
struct SettingsReader {
  private(set) var general = SettingValues()
  /// The values of every described account, by its name.
  private(set) var accounts: [String: SettingValues] = [:]
  /// The values of every source of events, by its name.
  private(set) var sources: [String: SettingValues] = [:]
  private(set) var problems: [String] = []
  private let file: String
  private let schema: Schema

  /// The variables that look like a setting's, but are only for tests.
  private static let ours: Set = [
    "NUTHATCH_FAULT", "NUTHATCH_GRACE", "NUTHATCH_AHEAD", "NUTHATCH_SHARED", "NUTHATCH_PYTHON", "NUTHATCH_MOCK",
    "NUTHATCH_KILLS", "NUTHATCH_SCHEDULES", "NUTHATCH_SEED", "NUTHATCH_BODIES", "NUTHATCH_PICTURES",
    "NUTHATCH_EVENTS",
  ]

  init(_ root: ConfigurationNode, file: String, schema: Schema, environment: [String: String]) {
    self.file = file
    self.schema = schema
    guard case .section(let parts) = root.content else { return }
    var section = parts
    var described: [(name: String, node: ConfigurationNode)] = []
    if let index = section.firstIndex(where: { $0.name == "account" }) {
      described = sections(of: section.remove(at: index).node)
    }
    let sources = Self.takeSources(from: &section)
    var general = SettingValues()
    read(section, by: schema.general, into: &general, below: "")
    take(environment, by: schema.general, into: &general)
    self.general = general
    let atWork = general.texts(.accounts) ?? []
    for name in atWork where !Self.isName(name) {
      problems.append("\(file): `accounts`: \(name) is not a valid account name: \(Self.nameRule)")
    }
    let names = Set(described.map(\.name) + atWork)
    for name in names.sorted() { readAccount(name, described.first { $0.name == name }?.node, environment) }
    if let sources { readSources(sources, environment) }
    refuseUnknownVariables(of: environment)
    demandWhatIsMissing()
  }

  // MARK: - Sources of events

  /// Takes `community.sources` out of the contents of a file.
  private static func takeSources(from section: inout [(name: String, node: ConfigurationNode)]) -> ConfigurationNode? {
    guard let index = section.firstIndex(where: { $0.name == "community" }),
      case .section(var parts) = section[index].node.content,
      let sources = parts.firstIndex(where: { $0.name == "sources" })
    else { return nil }
    let node = parts.remove(at: sources).node
    section[index].node.content = .section(parts)
    return node
  }

  private mutating func readSources(_ node: ConfigurationNode, _ environment: [String: String]) {
    guard case .section(let parts) = node.content else {
      if case .nothing = node.content { return }
      return note(node.line, "`community.sources` takes a section for each source: `community.sources.union.address`")
    }
    for (name, node) in parts {
      guard Self.isName(name) else {
        note(node.line, "`community.sources.\(name)` is not a valid name of a source: \(Self.nameRule)")
        continue
      }
      var values = SettingValues(section: SourceKey.section(of: name))
      switch node.content {
      case .section(let settings): read(settings, by: schema.source, into: &values, below: "")
      case .nothing: break
      default: note(node.line, "`community.sources.\(name)` must be a section: the settings of a source")
      }
      take(environment, by: schema.source, into: &values)
      sources[name] = values
    }
  }

  // MARK: - Accounts

  /// Returns the accounts that the file describes.
  private mutating func sections(of node: ConfigurationNode) -> [(name: String, node: ConfigurationNode)] {
    guard case .section(let parts) = node.content else {
      if case .nothing = node.content { return [] }
      note(node.line, "`account` takes a section for each account: `account.garden.network: \(schema.network.example)`")
      return []
    }
    return parts.filter { name, node in
      switch node.content {
      case .section where schema.anyNetwork.contains { $0.components.first == name[...] && $0.components.count > 1 }:
        note(node.line, "`account.\(name)` belongs under an account's name: `account.garden.\(name)`")
      case .section, .nothing:
        if Self.isName(name) { return true }
        note(node.line, "`account.\(name)` is not a valid account name: \(Self.nameRule)")
      default:
        let isKnown = schema.anyNetwork.contains { $0.key == name }
        note(
          node.line,
          isKnown
            ? "`account.\(name)` belongs under an account's name: `account.garden.\(name)`"
            : "`account.\(name)` must be a section: the settings of an account")
      }
      return false
    }
  }

  private static let nameRule = "it takes letters, digits, - and _, and begins with a letter"

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isASCII && $0.isLetter } == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  private mutating func readAccount(
    _ name: String, _ node: ConfigurationNode?, _ environment: [String: String]
  ) {
    var values = SettingValues(section: "account.\(name).")
    var parts: [(name: String, node: ConfigurationNode)] = []
    if case .section(let all)? = node?.content { parts = all }
    // The account's network decides which other settings it has.
    let network = schema.network
    read(parts.filter { $0.name == network.key }, by: [network], into: &values, below: "")
    take(environment, by: [network], into: &values)
    let settings = settings(of: values)
    read(parts.filter { $0.name != network.key }, by: settings, into: &values, below: "")
    take(environment, by: settings, into: &values)
    accounts[name] = values
  }

  private func settings(of account: SettingValues) -> [Setting] {
    account.text(schema.network).flatMap(schema.settings) ?? schema.anyNetwork
  }

  // MARK: - The file

  private mutating func read(
    _ parts: [(name: String, node: ConfigurationNode)], by settings: [Setting], into values: inout SettingValues,
    below prefix: String
  ) {
    for (name, node) in parts {
      let key = prefix + name
      if let setting = settings.first(where: { $0.key == key }) {
        take(node, as: setting, into: &values)
      } else if settings.contains(where: { $0.key.hasPrefix(key + ".") }) {
        switch node.content {
        case .section(let parts): read(parts, by: settings, into: &values, below: key + ".")
        case .nothing: break
        default:
          let names = settings.filter { $0.key.hasPrefix(key + ".") }.map { "`\(values.section)\($0.key)`" }
          note(node.line, "`\(values.section)\(key)` is a section, of \(names.joined(separator: ", "))")
        }
      } else {
        note(
          node.line,
          "`\(values.section)\(key)` is not a setting\(SettingAdvice(schema: schema).correction(of: key, by: settings, in: values.section))"
        )
      }
    }
  }

  private mutating func take(_ node: ConfigurationNode, as setting: Setting, into values: inout SettingValues) {
    let value: SettingValue?
    var shown: String?
    switch node.content {
    case .text(let text): (value, shown) = (setting.kind.value(of: text), text)
    case .list(let list): value = setting.kind.value(of: list)
    case .nothing:
      return note(node.line, "`\(values.section)\(setting.key)` has no value; \(setting.example) would do")
    case .section, .other: value = nil
    }
    if let value { return values.set(setting, to: value, at: "\(file):\(node.line)") }
    note(node.line, SettingAdvice.refusal(of: shown, setting, "\(values.section)\(setting.key)"))
  }

  private mutating func note(_ line: Int, _ text: String) { problems.append("\(file):\(line): \(text)") }

  // MARK: - The environment

  private mutating func take(
    _ environment: [String: String], by settings: [Setting], into values: inout SettingValues
  ) {
    for setting in settings {
      let variable = values.variable(of: setting)
      guard let text = environment[variable] else { continue }
      let items = text.split(separator: ",").map { $0.filter { $0 != " " } }
      if let value = setting.kind == .texts ? setting.kind.value(of: items) : setting.kind.value(of: text) {
        values.set(setting, to: value, at: variable)
      } else {
        problems.append(SettingAdvice.refusal(of: text, setting, variable))
      }
    }
  }

  private mutating func refuseUnknownVariables(of environment: [String: String]) {
    let known = Set(
      schema.general.map { general.variable(of: $0) }
        + accounts.values.flatMap { values in settings(of: values).map { values.variable(of: $0) } }
        + sources.values.flatMap { values in schema.source.map { values.variable(of: $0) } })
    for variable in environment.keys.sorted() where variable.hasPrefix("NUTHATCH_") {
      guard !known.contains(variable), !Self.ours.contains(variable) else { continue }
      let meant = nearest(to: variable, among: known).map { "; did you mean \($0)?" } ?? ""
      problems.append("\(variable) in the environment is not a setting\(meant)")
    }
  }

  // MARK: - What is missing

  private mutating func demandWhatIsMissing() {
    // A refused setting does not also count as missing.
    guard problems.isEmpty else { return }
    let atWork = (general.texts(.accounts) ?? []).compactMap { name in accounts[name].map { (name, $0) } }
    // The other settings that an account needs depend on its network.
    let described = atWork.map(\.1).filter { !$0.values.isEmpty }
      .map { ($0, $0.text(schema.network) == nil ? [schema.network] : settings(of: $0)) }
    let needed =
      [(general, schema.general)] + described
      + sources.sorted { $0.key < $1.key }.map { ($0.value, schema.source) }
    for (values, settings) in needed {
      for setting in settings where setting.isRequired && values.values[setting.key] == nil {
        problems.append(
          "\(file): `\(values.section)\(setting.key)` is not set: \(setting.help); \(setting.example) would do")
      }
    }
    let names = accounts.filter { !$0.value.values.isEmpty }.map(\.key)
    for (name, values) in atWork where values.values.isEmpty {
      let cure = nearest(to: name, among: names).map { "did you mean \($0)?" } ?? "write it, or name another"
      problems.append(
        "\(file): `\(values.section)\(schema.network.key)` is not set: `accounts` names \(name), and there is no section"
          + " of that name; \(cure)")
    }
  }
}

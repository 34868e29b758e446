import Conversation

/// Reads the command line of a login according to the options that its network declares.
struct LoginArguments {
  let networks: KnownNetworks

  /// A login with everything that it needs.
  struct Call {
    var login: any NetworkLogin
    var options: SettingValues
    var tokenFile: String?
  }

  private static let tokenFile = Setting(
    "token-file", .text, example: "/var/lib/nuthatch/garden.token", "where to write the token")

  /// - Parameter words: the network and the options, in any order: `--server URL` or `--server=URL`.
  /// - Throws: `Problem` that names the option and a valid value.
  func read(_ words: [String]) throws -> Call {
    let (names, given) = try parted(words)
    guard names.count == 1, let name = names.first else {
      throw Problem.usage(
        names.isEmpty
          ? "name the network: \(listed(signable)); `nuthatch login --help` lists their options"
          : "name one network, not \(listed(names))")
    }
    guard let kind = networks.kind(named: name) else {
      throw Problem.usage("\(name) is not a network with a login; these have one: \(listed(signable))")
    }
    switch kind.login {
    case .unneeded(let instead): throw Problem.usage("\(name) needs no login: \(instead)")
    case .interactive(let login): return try call(login, on: name, given)
    }
  }

  private func call(_ login: any NetworkLogin, on name: String, _ given: [(String, String)]) throws -> Call {
    let known = login.options + [Self.tokenFile]
    var options = SettingValues(section: "--")
    for (key, text) in given {
      guard let option = known.first(where: { $0.key == key }) else {
        let near = nearest(to: key, among: known.map(\.key)).map { "; did you mean --\($0)?" } ?? ""
        throw Problem.usage("--\(key) is not an option of \(name)\(near)")
      }
      guard let value = option.kind.value(of: text) else { throw Problem.usage(refusal(of: text, option)) }
      options.set(option, to: value, at: "")
    }
    if let missing = known.first(where: { $0.isRequired && options.values[$0.key] == nil }) {
      throw Problem.usage("--\(missing.key) is missing, for example --\(missing.key) \(missing.example)")
    }
    return Call(login: login, options: options, tokenFile: options.text(Self.tokenFile))
  }

  private func refusal(of text: String, _ option: Setting) -> String {
    if option.kind == .server, let problem = ServerAddress(text).problem { return "--\(option.key) \(problem)" }
    return "--\(option.key) must be \(option.kind.expectation)"
  }

  /// Returns the words that are not options, and the options with their values.
  private func parted(_ words: [String]) throws -> (names: [String], options: [(String, String)]) {
    let flags = Set(logins.flatMap { $0.login.options }.filter { $0.kind == .flag }.map(\.key))
    var (names, options): ([String], [(String, String)]) = ([], [])
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else {
        names.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = String(parts[0])
      if parts.count == 2 {
        options.append((key, String(parts[1])))
      } else if flags.contains(key) {
        options.append((key, "true"))
      } else if let value = rest.popFirst() {
        options.append((key, value))
      } else {
        throw Problem.usage("--\(key) has no value")
      }
    }
    return (names, options)
  }

  // MARK: - Help

  private var logins: [(name: String, login: any NetworkLogin)] {
    networks.kinds.compactMap { kind in
      if case .interactive(let login) = kind.login { (kind.name, login) } else { nil }
    }
  }

  private var signable: [String] { logins.map(\.name) }

  private func listed(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
  }

  var help: String {
    "Signs an account in and writes its token to a file that only you can read.\n\n" + options
  }

  /// The options that each network takes.
  var options: String {
    logins.map { name, login in
      (["nuthatch login \(name)"] + (login.options + [Self.tokenFile]).map(line)).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func line(_ option: Setting) -> String {
    let call = option.kind == .flag ? "--\(option.key)" : "--\(option.key) \(option.example)"
    return "  \(call)\n      \(option.help)\(option.isRequired ? " (required)" : "")"
  }
}

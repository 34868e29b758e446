import Conversation

/// The reference of all settings, in Deploy/settings.md.
struct SettingsReference {
  let schema: Schema

  var text: String {
    let sections =
      [
        ("Everything", schema.general), ("Every source of events: `community.sources.NAME`", schema.source),
        ("Every account: `account.NAME`", schema.everyAccount),
      ]
      + schema.networks.kinds.map { ("Accounts with `network: \($0.name)`", $0.settings) }
    return """
      # Settings

      Every setting there is; any other name is refused. This page is made from the source: `make docs`.
      [nuthatch.yaml](nuthatch.yaml) is a sample that says more about them.

      The environment wins over the file: `NUTHATCH_`, then the setting in capitals with underscores, such as
      `NUTHATCH_WEB_LISTEN` or `NUTHATCH_ACCOUNT_GARDEN_TOKEN`. A list has commas there. What is marked **secret** is never
      shown, and belongs into the environment or a file rather than here. What is marked *restart* is taken up only when the
      daemon starts; everything else at `systemctl reload nuthatch` too.


      """ + sections.map { "## \($0)\n\n\(Self.table(of: $1))" }.joined(separator: "\n")
  }

  private static func table(of settings: [Setting]) -> String {
    "| setting | value | example | what it is |\n|---|---|---|---|\n"
      + settings.map { setting in
        let marks = [
          (setting.isRequired, "required"), (setting.isSecret, "**secret**"), (setting.needsRestart, "*restart*"),
        ]
        .compactMap { $0 ? $1 : nil }
        let help = ([setting.help] + (marks.isEmpty ? [] : ["(\(marks.joined(separator: ", ")))"])).joined(
          separator: " ")
        return "| `\(setting.key)` | \(setting.kind.expectation) | `\(setting.example)` | \(help) |\n"
      }.joined()
  }
}

import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Signs a Page in through Facebook's login page, or by a person's pasted token.
struct FacebookSignIn: NetworkLogin {
  let transport: any Transport
  let now: @Sendable () -> Date

  private static let appID = Setting(
    "app-id", .text, example: "1234567890", "the app's id, as its dashboard shows it", isRequired: true)
  private static let secretFile = Setting(
    "app-secret-file", .text, example: "facebook.secret", "the file with the app's secret", isRequired: true)
  private static let pageID = Setting(
    "page", .text, example: "1234567890", "the Page's id, where there are several")
  private static let comments = Setting(
    "comments", .flag, example: "", "ask for what comments take, too")
  private static let posts = Setting(
    "publish", .flag, example: "", "ask for what publishing posts takes, too")
  private static let paste = Setting(
    "paste-token", .flag, example: "", "paste a token of yours from the Graph API Explorer, instead of a browser here")

  private static let question = "are the app's id, its secret and what you gave right, and was that not used before?"

  var options: [Setting] {
    [Self.appID, Self.secretFile, Self.pageID, Self.comments, Self.posts, Self.paste, FacebookSettings.serverSetting]
  }

  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedInAccount {
    let server = options.text(FacebookSettings.serverSetting) ?? FacebookAccount.graph
    let app = options.text(Self.appID) ?? ""
    let secret = try Secret(file: options.text(Self.secretFile) ?? "", setting: "--app-secret-file")
    var account = FacebookAccount(
      server: server, token: "", appID: app, appSecret: secret.value, readsComments: options.flag(Self.comments),
      publishes: options.flag(Self.posts))
    let login = FacebookLogin(account: account, app: app, secret: secret.value, transport: transport)
    do {
      let given = try await given(by: port, login, options, account)
      let page = try choice(
        among: try await login.pages(of: try await login.lasting(given)), named: options.text(Self.pageID))
      account.token = page.token
      let connection = try await FacebookNetwork(account: account, transport: transport, now: now).connect()
      for note in connection.notes where note.hasPrefix("permissions") { await port.tell(note) }
      return SignedInAccount(
        handle: connection.handle, token: Secret(page.token + "\n"), file: "\(FacebookNetwork.networkName).token")
    } catch let failure as NetworkFailure {
      throw LoginFailure(failure, of: server, asking: Self.question)
    } catch let refusal as RESTRefusal {
      throw LoginFailure(FacebookFailure.sorted(refusal), of: server, asking: Self.question)
    }
  }

  /// A token of a person who may write for the Page.
  private func given(
    by port: any LoginPort, _ login: FacebookLogin, _ options: SettingValues, _ account: FacebookAccount
  ) async throws -> String {
    if !options.flag(Self.paste), let redirect = await port.redirect(to: nil) {
      let state = UUID().uuidString
      // For an app in development, Facebook allows this host name as a redirect without a setting, but not the number.
      let address = redirect.address.replacing("//127.0.0.1", with: "//localhost")
      let page = login.page(
        redirectingTo: address, state: state, permissions: FacebookPermissions(account: account).needed)
      let code = try await port.code(
        of: page, sentTo: redirect, from: account.server, state: state, as: "somebody who may write for the Page")
      return try await login.token(for: code, redirectedTo: address)
    }
    let needed = (["pages_show_list"] + FacebookPermissions(account: account).needed).joined(separator: ", ")
    let line = await port.askSecret(
      "At developers.facebook.com/tools/explorer choose the app, get a User Access Token with \(needed), paste it here,"
        + " and press Enter.")
    guard let token = line?.trimmingCharacters(in: .whitespacesAndNewlines), !token.isEmpty else {
      throw LoginFailure.usage("you entered nothing, so nothing is saved")
    }
    return token
  }

  private func choice(
    among pages: [FacebookGrantedPage], named id: String?
  ) throws -> FacebookGrantedPage {
    if let id {
      guard let page = pages.first(where: { $0.id == id }) else {
        throw LoginFailure.usage("you can't write messages for the Page \(id): you need the task MESSAGING there")
      }
      return page
    }
    guard let page = pages.first else {
      throw LoginFailure.refused("you can't write messages for any Page; choose one when Facebook asks")
    }
    guard pages.count == 1 else {
      let list = pages.map { "\($0.id) (\($0.name.inOneLine(limit: 64)))" }.joined(separator: ", ")
      throw LoginFailure.usage("there are several Pages: \(list); name one with --page")
    }
    return page
  }
}

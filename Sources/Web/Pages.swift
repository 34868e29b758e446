public import Agenda
import Civil
public import Foundation
import HTTPTypes
import Hummingbird
public import Importing
public import Storage

/// The pages on which people see and change the things that they keep.
public struct Pages: Sendable {
  let address: SiteAddress
  let ledger: any Ledger
  let actions: any PersonActions
  let wordings: Wordings
  let operations: (any Operations)?
  let search: (any ItemSearch)?
  let pictureFiles: (any PictureFiles)?
  let commands: [CommandHelp]
  let trial: (any Trial)?
  let welcome: @Sendable () async -> WelcomePage
  let community: @Sendable () -> Community?
  let dates: ImportReader.Dates
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - address: the address by which people reach them.
  /// - ledger: the store of the data that the pages show.
  /// - actions: carries out the changes that people make on the pages.
  ///   - wordings: the languages of the pages; visitors get the default one.
  /// - operations: the data and actions of the operator's page; nil if there is none.
  ///   - search: finds things with a search in people's words; nil finds nothing.
  /// - pictureFiles: the files of pictures; nil if none are kept.
  /// - commands: the help on the commands.
  /// - trial: lets visitors try the bot; nil if they can't.
  /// - welcome: the page for visitors.
  /// - community: the community whose events have pages; nil if there is none.
  /// - dates: reads dates that are in words in a file.
  ///   - now: the clock.
  public init(
    address: SiteAddress, ledger: any Ledger, actions: any PersonActions, wordings: Wordings,
    operations: (any Operations)? = nil, search: (any ItemSearch)? = nil, pictureFiles: (any PictureFiles)? = nil,
    commands: [CommandHelp] = [],
    trial: (any Trial)? = nil,
    welcome: @escaping @Sendable () async -> WelcomePage = { WelcomePage(accounts: []) },
    community: @escaping @Sendable () -> Community? = { nil },
    dates: @escaping ImportReader.Dates = { _, _, _ in nil }, now: @escaping @Sendable () -> Date
  ) {
    self.address = address
    self.ledger = ledger
    self.actions = actions
    self.wordings = wordings
    self.operations = operations
    self.search = search
    self.pictureFiles = pictureFiles
    self.commands = commands
    self.trial = trial
    self.welcome = welcome
    self.community = community
    self.dates = dates
    self.now = now
  }

  func add(to router: Router<VisitContext>) {
    let wording = wordings.fallback
    let routes = router.group().add(middleware: HostGuard(address: address, wording: wording))
    let gate = SessionGate(address: address, ledger: ledger, now: now)
    SignInRoutes(gate: gate, wording: wording).add(to: routes)
    let people = PersonRoutes(routes: routes, gate: gate, wordings: wordings)
    SessionRoutes(gate: gate).add(to: people)
    if let operations {
      OperatorRoutes(gate: gate.ofOperator, operations: operations, wording: wording).add(to: routes)
    }
    let pages = PersonPages(
      ledger: ledger, actions: actions, wordings: wordings, search: search, commands: commands, now: now, dates: dates,
      pictureFiles: pictureFiles, community: { community()?.name })
    pages.add(to: people)
    CommunityRoutes(people: people, pages: pages, community: community, welcome: welcome).add()
    routes.get("static/:file") { request, context in
      guard let asset = context.parameters.get("file").flatMap({ Asset.called($0) }) else { throw HTTPError(.notFound) }
      return asset.answer(to: request)
    }
    routes.get("sw.js") { request, _ in Asset.worker.answerAnew(to: request) }
    if let trial {
      TrialRoutes(address: address, trial: trial, welcome: welcome, wording: wording, now: now).add(to: routes)
    }
    routes.get("") { request, _ in
      guard let person = try await gate.signedIn(request)?.person else {
        return await welcome().response(to: request, wording, trial.map { _ in TrialTalk() })
      }
      return .redirect(to: .day(person.zone.local(at: now()).date))
    }
  }
}

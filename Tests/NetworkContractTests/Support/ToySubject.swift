import Conversation
import ToyNetwork

/// An account on the toy network.
struct ToySubject: Subject {
  let server = ToyServer()
  let network: any Network
  let person = "ann"

  init() {
    network = ToyNetwork(server: "https://toy.example", token: ToyServer.token, transport: FaultyTransport(server))
  }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async { server.write(text, from: person) }

  func sent() async -> [Sent] { server.sent.map { Sent(text: $0.text, repliesTo: nil, visibility: .direct) } }
}

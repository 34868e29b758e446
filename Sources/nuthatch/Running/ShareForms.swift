import Agenda
import Civil
import Conversation

/// The posting forms that suit a person: those of their networks, and of networks that people know where they live.
enum ShareForms {
  static func links(sharing text: String, link: String?, for person: Person, at addresses: [Address]) -> [ShareLink] {
    var found: [ShareLink] = []
    func add(_ kind: (any NetworkKind)?, _ handle: String, _ realm: String) {
      guard let kind, !found.contains(where: { $0.network == kind.name }),
        let form = kind.shareAddress(of: text, link: link, for: handle, in: realm)
      else { return }
      found.append(ShareLink(network: kind.name, address: form))
    }
    for address in addresses { add(KnownNetworks.all.kind(named: address.network), address.handle, address.realm) }
    for kind in KnownNetworks.all.kinds where kind.homeZones.contains(person.zone.identifier) { add(kind, "", "") }
    return found
  }
}

import CXML2

/// The names of elements, with the usual prefix of their namespace, whatever prefix a document uses.
enum Namespaces {
  static func name(of node: xmlNodePtr) -> String {
    let name = node.pointee.name.map { String(cString: $0) } ?? ""
    guard let namespace = node.pointee.ns else { return name.lowercased() }
    let prefix = namespace.pointee.prefix.map { String(cString: $0).lowercased() } ?? ""
    let address = namespace.pointee.href.map { String(cString: $0).lowercased() } ?? ""
    // An element without its own namespace belongs to the feed.
    let usual = prefixes.first { address.contains($0.address) }?.prefix ?? prefix
    return (usual.isEmpty ? name : "\(usual):\(name)").lowercased()
  }

  private static let prefixes: [(address: String, prefix: String)] = [
    ("purl.org/rss/1.0/modules/event", "ev"), ("purl.org/rss/1.0/modules/content", "content"),
    ("purl.org/dc/", "dc"), ("ietf:params:xml:ns:xcal", "xcal"), ("x-trumba", "x-trumba"),
    ("schemas.google.com/g/2005", "gd"), ("livewhale.com", "livewhale"), ("bibliocommons.com", "bc"),
    ("georss.org/georss", "georss"), ("wgs84_pos", "geo"), ("opengis.net/gml", "gml"),
    ("search.yahoo.com/mrss", "media"), ("22-rdf-syntax-ns", "rdf"),
  ]
}

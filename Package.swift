// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The modules that are optimized in debug builds too, since the tests make them read and answer tens of thousands of
/// texts.
let optimized: Set = [
  "Civil", "Agenda", "Grammar", "ICalendar", "Commands", "Imaging", "Feeds", "Conversation", "Storage", "Store",
  "Voice", "Agent",
]

/// One of our own modules. Its folder is `Sources/<name>`, and it may import only the modules in `uses`.
func module(_ name: String, path: String? = nil, uses: [Target.Dependency], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: uses, path: path ?? "Sources/\(name)", exclude: exclude,
    swiftSettings: settings
      + (optimized.contains(name) ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []))
}

/// The tests of one module: `Tests/<name>Tests`.
func tests(_ name: String, uses: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: uses, path: "Tests/\(name)Tests", exclude: exclude, swiftSettings: settings)
}

/// The networks: one word here, one folder in Sources/Networks, one entry in Sources/nuthatch/KnownNetworks.swift.
let networks = ["Bluesky", "Console", "Facebook", "Mastodon", "Matrix", "SMS", "Telegram", "Weibo", "X"]
let networkTargets = networks.map { Target.Dependency.byName(name: $0) }

let package = Package(
  name: "nuthatch",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "nuthatch", targets: ["nuthatch"])]
    // The products that the separate package Benchmarks/ measures.
    + ["Civil", "Agenda", "Grammar", "Commands", "Conversation", "Console", "Store", "Storage", "Agent"].map {
      .library(name: $0, targets: [$0])
    },
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
  ],
  targets: [
    .target(name: "CGazetteer", path: "Sources/CGazetteer", exclude: ["places.tsv", "NOTICE"]),
    module("Civil", uses: ["CGazetteer"]),
    module("Agenda", uses: ["Civil"]),
    module("Grammar", uses: ["Agenda", "Civil"]),
    module("ICalendar", uses: ["Agenda", "Civil"]),
    module("Importing", uses: ["ICalendar", "Hashing", "Agenda", "Civil"]),
    module("Voice", uses: ["Agenda", "Civil"]),
    module("Commands", path: "Commands", uses: ["Grammar", "Agenda", "Civil"]),
    module("Conversation", uses: []),
    module("Imaging", uses: []),
    module("Storage", uses: ["Agenda", "Civil", "Conversation"]),
    .systemLibrary(
      name: "CCurl", path: "Sources/CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    module("HTTP", uses: ["CCurl"]),
    module("NetworkSupport", path: "Sources/Networks/Support", uses: ["Conversation", "HTTP"]),
    .systemLibrary(name: "CCrypto", path: "Sources/CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    module("Hashing", uses: ["CCrypto"]),
    .systemLibrary(
      name: "CSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CSchema", path: "Sources/CSchema", exclude: ["schema.sql"]),
    .systemLibrary(name: "CZlib", path: "Sources/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CXML2", path: "Sources/CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    module("Feeds", uses: ["ICalendar", "Hashing", "CXML2", "Agenda", "Civil"]),
    module("Markup", uses: []),
    .target(name: "CAssets", path: "Sources/CAssets", exclude: ["app.css", "grid.css", "app.js", "icon.svg"]),
    module(
      "Web",
      uses: [
        "ICalendar", "Importing", "Imaging", "Markup", "CAssets", "Storage", "Agenda", "Civil", "Conversation",
        "Hashing",
        "CZlib",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "CoreMetrics", package: "swift-metrics"), .product(name: "Logging", package: "swift-log"),
      ]),
    module(
      "Store",
      uses: [
        "Storage", "Agenda", "Civil", "Conversation", "Hashing", "CSQLite", "CSchema",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    module(
      "Agent",
      uses: [
        "Commands", "Grammar", "Voice", "Storage", "ICalendar", "Importing", "Imaging", "Hashing", "Conversation",
        "Agenda", "Civil",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
      ]),
  ]
    + networks.map {
      module($0, path: "Sources/Networks/\($0)", uses: ["Conversation", "HTTP", "NetworkSupport", "Hashing"])
    }
    + [
      .systemLibrary(name: "CTerminal", path: "Sources/CTerminal"),
      .target(name: "CProcess", path: "Sources/CProcess"),
      // Small copies of pictures. libgd is loaded when there is one to make.
      .target(
        name: "CGD", path: "Sources/CGD", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
      .executableTarget(
        name: "nuthatch",
        dependencies: [
          "CTerminal", "CGD", "CProcess", "Imaging", "Agenda", "Civil", "Grammar", "Voice", "Commands", "Conversation",
          "HTTP", "NetworkSupport", "Store",
          "Storage",
          "Agent",
          "ICalendar",
          "Importing",
          "Feeds",
          "Hashing",
          "Web",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
          .product(name: "Yams", package: "Yams"),
          .product(name: "Logging", package: "swift-log"),
          .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
          .product(name: "UnixSignals", package: "swift-service-lifecycle"),
          .product(name: "CoreMetrics", package: "swift-metrics"),
        ] + networkTargets,
        path: "Sources/nuthatch", swiftSettings: settings),
      // Hostile messages, for tests and for a command that runs many.
      .target(
        name: "Fuzzing",
        dependencies: [
          "Grammar", "Commands", "Voice", "Agenda", "Civil", "Conversation", "Store", "Storage", "Agent",
          .product(name: "Logging", package: "swift-log"),
        ] + networkTargets, path: "Tests/Fuzzing",
        swiftSettings: settings),
      .executableTarget(
        name: "fuzz",
        dependencies: [
          "Fuzzing", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], path: "Tests/Fuzz", swiftSettings: settings),
      tests("Fuzzing", uses: ["Fuzzing", "Grammar", "Commands", "Agenda", "Civil"]),
      tests("Commands", uses: ["Commands", "Voice", "Grammar", "Agenda", "Civil"]),
      .target(
        name: "FaultyDisk", path: "Tests/FaultyDisk",
        linkerSettings: [.linkedLibrary("sqlite3")]),
      tests(
        "Agent",
        uses: [
          "Agent", "Grammar", "Voice", "Store", "Storage", "Agenda", "Civil", "Conversation",
          .product(name: "Logging", package: "swift-log"),
          .product(name: "GRDB", package: "GRDB.swift"), "FaultyDisk",
        ] + networkTargets),
      tests(
        "nuthatch",
        uses: [
          "nuthatch", "Agent", "Agenda", "Civil", "Commands", "Conversation", "HTTP", "Store", "Storage", "ToyNetwork",
          "Web",
          "CGD", "Imaging", "Feeds", "TestSupport", .product(name: "CoreMetrics", package: "swift-metrics"),
          .product(name: "Logging", package: "swift-log"), .product(name: "GRDB", package: "GRDB.swift"),
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ] + networkTargets),
      tests("EndToEnd", uses: ["TestSupport"], exclude: ["Support"]),
      tests(
        "Transcript",
        uses: [
          "Agent", "Store", "Storage", "Agenda", "Civil", "Conversation", "ICalendar",
          .product(name: "Logging", package: "swift-log"), .product(name: "GRDB", package: "GRDB.swift"),
        ] + networkTargets,
        exclude: ["Transcripts"]),
      tests(
        "Store",
        uses: [
          "Store", "Storage", "Agenda", "Civil", "Conversation", "CSQLite",
          .product(name: "GRDB", package: "GRDB.swift"),
        ],
        exclude: ["Fixtures"]),
      tests("HTTP", uses: ["HTTP"]),
      tests("Imaging", uses: ["Imaging", "TestSupport"]),
      tests("Markup", uses: ["Markup"]),
      tests("Hashing", uses: ["Hashing"]),
      tests("Conversation", uses: ["Conversation"] + networkTargets),
      tests(
        "NetworkContract",
        uses: ["Conversation", "HTTP", "NetworkSupport", "Hashing", "ToyNetwork", "TestSupport"] + networkTargets,
        exclude: ["Oracle"]),
      .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
      // A network that does not exist, added like any other.
      module("ToyNetwork", path: "Tests/ToyNetwork", uses: ["Conversation", "HTTP", "NetworkSupport"]),
      tests("Agenda", uses: ["Agenda", "Civil", "TestSupport"]),
      tests("Civil", uses: ["Civil", "TestSupport"], exclude: ["Oracle"]),
      tests("Grammar", uses: ["Grammar", "Agenda", "Civil"]),
      tests(
        "Web",
        uses: [
          "Web", "ICalendar", "Importing", "Imaging", "Store", "Storage", "Markup", "Agenda", "Civil", "Conversation",
          "Voice", "TestSupport",
          .product(name: "Hummingbird", package: "hummingbird"),
          .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "NIOCore", package: "swift-nio"),
          .product(name: "NIOEmbedded", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
          .product(name: "CoreMetrics", package: "swift-metrics"), .product(name: "Logging", package: "swift-log"),
          .product(name: "GRDB", package: "GRDB.swift"),
        ]),
      tests("Feeds", uses: ["Feeds", "ICalendar", "Agenda", "Civil", "TestSupport"]),
      tests("Importing", uses: ["Importing", "ICalendar", "Voice", "Agenda", "Civil", "TestSupport"]),
      tests("ICalendar", uses: ["ICalendar", "Agenda", "Civil"], exclude: ["Oracle"]),
    ]
)

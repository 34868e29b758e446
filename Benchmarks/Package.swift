// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that plain builds of Nuthatch neither fetch nor compile what measuring needs.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "nuthatch", path: ".."),
    // Without its default trait, which wants jemalloc.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.30.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
  ],
  targets: [
    .executableTarget(
      name: "Nuthatch",
      dependencies: ["Civil", "Agenda", "Grammar", "Commands", "Conversation", "Console", "Store", "Storage", "Agent"]
        .map {
          .product(name: $0, package: "nuthatch")
        } + [.product(name: "Benchmark", package: "benchmark"), .product(name: "Logging", package: "swift-log")],
      path: "Nuthatch",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ]
)

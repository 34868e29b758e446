import Benchmark

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .cpuTotal, .throughput, .peakMemoryResident], warmupIterations: 3, maxDuration: .seconds(3))
  measureParsing()
  measureRecurrence()
  measureAgent()
  measureReminders()
  measureAnswering()
  measureKeeping()
  measureListing()
}

extension Collection<UInt8> {
  /// Whether the bytes equal a secret's. The comparison takes the same time wherever they differ, so that the time
  /// reveals only the secret's length.
  public func equals(secret: some Collection<UInt8>) -> Bool {
    count == secret.count && zip(self, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Collection<UInt8> {
  /// Whether the bytes are those of a secret. It takes as long whatever differs, so that the time tells nothing of the
  /// secret but its length.
  public func equals(secret: some Collection<UInt8>) -> Bool {
    count == secret.count && zip(self, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

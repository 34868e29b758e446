extension Collection<UInt8> {
  /// True if the bytes are those of a secret. The comparison takes as long whatever differs, so its time reveals
  /// nothing of the secret but its length.
  public func equals(secret: some Collection<UInt8>) -> Bool {
    count == secret.count && zip(self, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

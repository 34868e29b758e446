/// Adds the setting who may send a person requests, and the addresses by which the two people of a request know each
/// other.
enum Acquaintances: Migration {
  static let name = "13 acquaintances"

  static let statements = """
    ALTER TABLE person ADD COLUMN requests TEXT NOT NULL DEFAULT 'everybody'
      CHECK (requests IN ('everybody', 'contacts', 'nobody'));

    -- Two keys of addresses: what the one is told of the other is what they know already, whatever else is linked to it.
    ALTER TABLE errand ADD COLUMN acquaintance TEXT CHECK (acquaintance IS NULL OR json_valid(acquaintance));
    """
}

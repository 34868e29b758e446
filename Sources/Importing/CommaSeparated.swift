/// Comma-separated values (RFC 4180).
enum CommaSeparated {
  /// The records, each with its fields, without empty ones. A quoted field may contain commas, line breaks and doubled
  /// quotation marks.
  static func records(in bytes: [UInt8]) -> [[String]] {
    var (records, fields, field) = ([[String]](), [String](), [UInt8]())
    var (isQuoted, wasQuote) = (false, false)
    func endField() {
      fields.append(String(decoding: field, as: UTF8.self))
      field = []
    }
    func endRecord() {
      if field.last == 0x0D { field.removeLast() }
      endField()
      if fields != [""] { records.append(fields) }
      fields = []
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\"") where isQuoted: (isQuoted, wasQuote) = (false, true)
      case UInt8(ascii: "\""):
        if wasQuote { field.append(byte) }
        if wasQuote || field.isEmpty { isQuoted = true } else { field.append(byte) }
        wasQuote = false
      case UInt8(ascii: ",") where !isQuoted:
        wasQuote = false
        endField()
      case 0x0A where !isQuoted:
        wasQuote = false
        endRecord()
      default:
        if byte != 0x0D { wasQuote = false }
        field.append(byte)
      }
    }
    endRecord()
    return records
  }
}

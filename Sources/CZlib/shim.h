// zlib for Swift, which can't call macros.
#pragma once
#include <zlib.h>

/// Compresses all of `input` into `output`, in the format that `window` gives zlib.
/// Returns the number of bytes, or 0 if there is no room or no memory.
static inline unsigned long nuthatch_compress(const unsigned char *input, unsigned long length,
                                              unsigned char *output, unsigned long room, int window) {
  z_stream stream = {0};
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (unsigned char *)input;
  stream.avail_in = (unsigned int)length;
  stream.next_out = output;
  stream.avail_out = (unsigned int)room;
  int ended = deflate(&stream, Z_FINISH);
  unsigned long written = stream.total_out;
  deflateEnd(&stream);
  return ended == Z_STREAM_END ? written : 0;
}

/// gzip's format (RFC 1952), without a time and a name: 15 bits of window, and 16 for the frame around it.
static inline unsigned long nuthatch_gzip(const unsigned char *input, unsigned long length,
                                          unsigned char *output, unsigned long room) {
  return nuthatch_compress(input, length, output, room, 15 + 16);
}

/// Plain Deflate (RFC 1951), as in a ZIP file.
static inline unsigned long nuthatch_deflate(const unsigned char *input, unsigned long length,
                                             unsigned char *output, unsigned long room) {
  return nuthatch_compress(input, length, output, room, -15);
}

/// The checksum of a file in a ZIP file.
static inline unsigned long nuthatch_crc32(const unsigned char *input, unsigned long length) {
  return crc32_z(crc32(0, 0, 0), input, length);
}

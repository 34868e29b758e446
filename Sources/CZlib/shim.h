// zlib for Swift, which can't call macros.
#pragma once
#include <zlib.h>

/// Compresses all of `input` into `output` in gzip's format (RFC 1952), with no time and no name in it.
/// Returns how many bytes that are, or 0 where there is no room or no memory.
static inline unsigned long nuthatch_gzip(const unsigned char *input, unsigned long length,
                                          unsigned char *output, unsigned long room) {
  z_stream stream = {0};
  // 15 bits of window, and 16 for gzip's frame around it.
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (unsigned char *)input;
  stream.avail_in = (unsigned int)length;
  stream.next_out = output;
  stream.avail_out = (unsigned int)room;
  int ended = deflate(&stream, Z_FINISH);
  unsigned long written = stream.total_out;
  deflateEnd(&stream);
  return ended == Z_STREAM_END ? written : 0;
}

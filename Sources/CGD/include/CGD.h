// Small copies of pictures by libgd (libgd.github.io), which is loaded when it is needed: without it there are none.
#ifndef NUTHATCH_CGD_H
#define NUTHATCH_CGD_H

#include <stddef.h>

// Loads libgd. Returns 0 where it is not installed.
int nuthatch_gd_load(void);

// Decodes a picture, turns it the way that an Exif orientation (1 to 8) says, and makes it fit a square.
//
// `format` is jpeg, png, gif, webp, avif or heic. The copy is a JPEG file, on white where the picture is transparent;
// free(3) releases it. Returns its length, and 0 where there is none.
size_t nuthatch_gd_thumbnail(
    const unsigned char *bytes, size_t count, const char *format, int orientation, int side, unsigned char **copy);

#endif

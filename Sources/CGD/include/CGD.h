// Small copies of pictures, made by libgd (libgd.github.io), which is loaded when needed. Without it there are none.
#ifndef NUTHATCH_CGD_H
#define NUTHATCH_CGD_H

#include <stddef.h>

// Loads libgd. Returns 0 if it is not installed.
int nuthatch_gd_load(void);

// Decodes a picture, turns it the way that an Exif orientation (1 to 8) says, and makes it fit a square.
//
// `format` is jpeg, png, gif, webp, avif or heic. The copy is a JPEG file, with white where the picture is transparent.
// Release it with free(3). Returns its length; 0 if there is no copy.
size_t nuthatch_gd_thumbnail(
    const unsigned char *bytes, size_t count, const char *format, int orientation, int side, unsigned char **copy);

#endif

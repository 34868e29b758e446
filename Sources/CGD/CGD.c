#include "CGD.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The beginning of libgd's gdImage (gd.h), which has been the same since version 2.0.
typedef struct {
  unsigned char **pixels;
  int sx;
  int sy;
} Image;

typedef Image *(*Decode)(int size, void *data);

static struct {
  void *library;
  Image *(*create)(int width, int height);
  void (*destroy)(Image *image);
  void (*copy)(Image *to, Image *from, int toX, int toY, int fromX, int fromY, int toWidth, int toHeight, int fromWidth,
               int fromHeight);
  void (*fill)(Image *image, int x1, int y1, int x2, int y2, int color);
  int (*get)(Image *image, int x, int y);
  void (*set)(Image *image, int x, int y, int color);
  void *(*encode)(Image *image, int *size, int quality);
  void (*release)(void *data);
} gd;

int nuthatch_gd_load(void) {
  if (gd.library) return 1;
  void *library = dlopen("libgd.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  gd.create = (Image * (*)(int, int)) dlsym(library, "gdImageCreateTrueColor");
  gd.destroy = (void (*)(Image *))dlsym(library, "gdImageDestroy");
  gd.copy = (void (*)(Image *, Image *, int, int, int, int, int, int, int, int))dlsym(library, "gdImageCopyResampled");
  gd.fill = (void (*)(Image *, int, int, int, int, int))dlsym(library, "gdImageFilledRectangle");
  gd.get = (int (*)(Image *, int, int))dlsym(library, "gdImageGetTrueColorPixel");
  gd.set = (void (*)(Image *, int, int, int))dlsym(library, "gdImageSetPixel");
  gd.encode = (void *(*)(Image *, int *, int))dlsym(library, "gdImageJpegPtr");
  gd.release = (void (*)(void *))dlsym(library, "gdFree");
  if (!gd.create || !gd.destroy || !gd.copy || !gd.fill || !gd.get || !gd.set || !gd.encode || !gd.release) {
    dlclose(library);
    return 0;
  }
  gd.library = library;
  return 1;
}

// AVIF and HEIC can be read only if libgd was built with them.
static Decode decoder(const char *format) {
  static const char *const names[][2] = {
      {"jpeg", "gdImageCreateFromJpegPtr"}, {"png", "gdImageCreateFromPngPtr"},   {"gif", "gdImageCreateFromGifPtr"},
      {"webp", "gdImageCreateFromWebpPtr"}, {"avif", "gdImageCreateFromAvifPtr"}, {"heic", "gdImageCreateFromHeifPtr"},
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strcmp(format, names[i][0]) == 0) return (Decode)dlsym(gd.library, names[i][1]);
  }
  return NULL;
}

// The size that fits into a square. A picture that already fits keeps its size.
static void fit(int width, int height, int side, int *newWidth, int *newHeight) {
  int longer = width > height ? width : height;
  *newWidth = longer <= side ? width : (int)((long long)width * side / longer);
  *newHeight = longer <= side ? height : (int)((long long)height * side / longer);
  if (*newWidth < 1) *newWidth = 1;
  if (*newHeight < 1) *newHeight = 1;
}

static Image *blank(int width, int height) {
  Image *image = gd.create(width, height);
  if (image) gd.fill(image, 0, 0, width - 1, height - 1, 0xFFFFFF);
  return image;
}

// Where a pixel of the turned picture comes from (Exif 2.32, tag 274).
static void source(int orientation, int x, int y, int width, int height, int *fromX, int *fromY) {
  switch (orientation) {
  case 2: *fromX = width - 1 - x, *fromY = y; break;
  case 3: *fromX = width - 1 - x, *fromY = height - 1 - y; break;
  case 4: *fromX = x, *fromY = height - 1 - y; break;
  case 5: *fromX = y, *fromY = x; break;
  case 6: *fromX = y, *fromY = height - 1 - x; break;
  case 7: *fromX = width - 1 - y, *fromY = height - 1 - x; break;
  case 8: *fromX = width - 1 - y, *fromY = x; break;
  default: *fromX = x, *fromY = y;
  }
}

// Turns a small picture, and frees the original; NULL if there is no memory.
static Image *turned(Image *image, int orientation) {
  if (orientation < 2 || orientation > 8) return image;
  int isSideways = orientation > 4;
  Image *result = blank(isSideways ? image->sy : image->sx, isSideways ? image->sx : image->sy);
  for (int y = 0; result && y < result->sy; y++) {
    for (int x = 0; x < result->sx; x++) {
      int fromX, fromY;
      source(orientation, x, y, image->sx, image->sy, &fromX, &fromY);
      gd.set(result, x, y, gd.get(image, fromX, fromY));
    }
  }
  gd.destroy(image);
  return result;
}

static Image *scaled(Image *image, int side) {
  int width, height;
  fit(image->sx, image->sy, side, &width, &height);
  Image *result = blank(width, height);
  if (result) gd.copy(result, image, 0, 0, 0, 0, width, height, image->sx, image->sy);
  return result;
}

size_t nuthatch_gd_thumbnail(
    const unsigned char *bytes, size_t count, const char *format, int orientation, int side, unsigned char **copy) {
  *copy = NULL;
  if (!nuthatch_gd_load() || count > 0x7FFFFFFF) return 0;
  Decode decode = decoder(format);
  Image *image = decode ? decode((int)count, (void *)bytes) : NULL;
  if (!image) return 0;
  Image *small = scaled(image, side);
  gd.destroy(image);
  if (small) small = turned(small, orientation);
  if (!small) return 0;
  int size = 0;
  void *data = gd.encode(small, &size, 82);
  gd.destroy(small);
  if (!data || size <= 0) return 0;
  *copy = malloc((size_t)size);
  if (*copy) memcpy(*copy, data, (size_t)size);
  gd.release(data);
  return *copy ? (size_t)size : 0;
}

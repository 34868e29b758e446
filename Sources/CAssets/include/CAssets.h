#ifndef NUTHATCH_CASSETS_H
#define NUTHATCH_CASSETS_H

#include <stddef.h>

// The style sheets, the scripts and the icon of the pages. They are real files, which the compiler embeds (C23, 6.10.4).
typedef struct {
  const unsigned char *bytes;
  size_t count;
} nuthatch_asset;

extern const nuthatch_asset nuthatch_app_css;
extern const nuthatch_asset nuthatch_grid_css;
extern const nuthatch_asset nuthatch_app_js;
extern const nuthatch_asset nuthatch_sw_js;
extern const nuthatch_asset nuthatch_icon_svg;

#endif

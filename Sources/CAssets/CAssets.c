#include "CAssets.h"

// #embed is C23, which clang takes in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char app_css[] = {
#embed "app.css"
};
static const unsigned char grid_css[] = {
#embed "grid.css"
};
static const unsigned char app_js[] = {
#embed "app.js"
};
static const unsigned char sw_js[] = {
#embed "sw.js"
};
static const unsigned char icon_svg[] = {
#embed "icon.svg"
};

const nuthatch_asset nuthatch_app_css = {app_css, sizeof app_css};
const nuthatch_asset nuthatch_grid_css = {grid_css, sizeof grid_css};
const nuthatch_asset nuthatch_app_js = {app_js, sizeof app_js};
const nuthatch_asset nuthatch_sw_js = {sw_js, sizeof sw_js};
const nuthatch_asset nuthatch_icon_svg = {icon_svg, sizeof icon_svg};

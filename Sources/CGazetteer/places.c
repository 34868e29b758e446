#include "CGazetteer.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char places[] = {
#embed "places.tsv"
};

const unsigned char *nuthatch_places(void) { return places; }
unsigned long nuthatch_places_count(void) { return sizeof places; }

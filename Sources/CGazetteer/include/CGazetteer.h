// The table of places and their time zones, as bytes within the binary: places.tsv, made by Deploy/gazetteer.
#pragma once

/// The table's first byte. Deploy/gazetteer.py tells its format.
const unsigned char *nuthatch_places(void);
/// The table's length in bytes.
unsigned long nuthatch_places_count(void);

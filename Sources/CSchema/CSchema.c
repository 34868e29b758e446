#include "CSchema.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char schema[] = {
#embed "schema.sql"
};

const unsigned char *nuthatch_schema(void) { return schema; }
unsigned long nuthatch_schema_count(void) { return sizeof schema; }

#ifndef NUTHATCH_CSCHEMA_H
#define NUTHATCH_CSCHEMA_H

// The statements of schema.sql, UTF-8 without a NUL at the end. The compiler embeds the file (C23, 6.10.4).
const unsigned char *nuthatch_schema(void);
unsigned long nuthatch_schema_count(void);

#endif

// libxml2 for Swift. It reads what strangers send, as far as possible, and fetches nothing.
#pragma once
#include <libxml/xmlversion.h>
// Otherwise its headers include those of ICU, which differ from the ones in Foundation. Then no module could import
// both. Nothing here uses the structures that this changes.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>

// It loads no DTD, replaces no entities, and fetches nothing. Without XML_PARSE_HUGE libxml2 itself refuses elements
// deeper than 256 and texts longer than 10 MB.

/// Drops what libxml2 would write to the standard error.
static inline void nuthatch_xml_hush(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

/// Reads XML. `charset` is the one that came with the answer, or null. Null if nothing can be read.
static inline xmlDocPtr nuthatch_xml_read(const char *bytes, int length, const char *charset) {
  xmlSetGenericErrorFunc(0, nuthatch_xml_hush);
  return xmlReadMemory(bytes, length, 0, charset,
                       XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING |
                           XML_PARSE_NOCDATA | XML_PARSE_COMPACT);
}

/// Reads HTML. `charset` is the one that came with the answer, or null. Null if nothing can be read.
static inline htmlDocPtr nuthatch_html_read(const char *bytes, int length, const char *charset) {
  xmlSetGenericErrorFunc(0, nuthatch_xml_hush);
  return htmlReadMemory(bytes, length, 0, charset,
                        HTML_PARSE_RECOVER | HTML_PARSE_NONET | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                            HTML_PARSE_NODEFDTD | HTML_PARSE_COMPACT);
}

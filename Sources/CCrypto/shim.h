// OpenSSL's hashes. libcurl has already loaded libcrypto.
#pragma once
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>

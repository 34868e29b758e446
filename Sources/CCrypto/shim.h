// OpenSSL's hashes. libcurl has loaded libcrypto already.
#pragma once
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>

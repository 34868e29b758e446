// libcurl's setters and getters take variable arguments, which Swift cannot call. So there is one function per type.
#ifndef NUTHATCH_CCURL_SHIM_H
#define NUTHATCH_CCURL_SHIM_H

#include <curl/curl.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

typedef size_t (*nuthatch_curl_transfer)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode nuthatch_curl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode nuthatch_curl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode nuthatch_curl_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode nuthatch_curl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode nuthatch_curl_set_bytes(CURL *easy, CURLoption option, const void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode nuthatch_curl_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode nuthatch_curl_set_transfer(CURL *easy, CURLoption option, nuthatch_curl_transfer value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode nuthatch_curl_set_prereq(CURL *easy, curl_prereq_callback value) {
  return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, value);
}

// The structure ends with the beginning of an address that may be longer.
static inline const struct sockaddr *nuthatch_curl_address(const struct curl_sockaddr *address) {
  return &address->addr;
}

static inline CURLcode nuthatch_curl_set_open(CURL *easy, curl_opensocket_callback value) {
  return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, value);
}

static inline CURLcode nuthatch_curl_get_long(CURL *easy, CURLINFO info, long *value) {
  return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode nuthatch_curl_get_pointer(CURL *easy, CURLINFO info, void **value) {
  return curl_easy_getinfo(easy, info, (char **)value);
}

static inline CURLMcode nuthatch_curl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

static inline CURLMcode nuthatch_curl_multi_set_socket(CURLM *multi, void *context, curl_socket_callback value) {
  CURLMcode code = curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, context);
  return code != CURLM_OK ? code : curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, value);
}

static inline CURLMcode nuthatch_curl_multi_set_timer(CURLM *multi, void *context, curl_multi_timer_callback value) {
  CURLMcode code = curl_multi_setopt(multi, CURLMOPT_TIMERDATA, context);
  return code != CURLM_OK ? code : curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, value);
}

// A counter that a thread waits for together with its sockets (eventfd(2)); -1 if it cannot be made.
static inline int nuthatch_wakeups(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

static inline void nuthatch_wake(int wakeups) {
  uint64_t one = 1;
  // It fails only if the counter is full, and then the thread is woken anyway.
  (void)!write(wakeups, &one, sizeof one);
}

static inline void nuthatch_clear(int wakeups) {
  uint64_t count;
  (void)!read(wakeups, &count, sizeof count);
}

// A union in the C structure, which Swift imports awkwardly.
static inline CURLcode nuthatch_curl_message_result(const CURLMsg *message) { return message->data.result; }

#endif

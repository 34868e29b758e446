// Keeps the agenda and the week shown last for reading without a connection. Only a browser in which the person asks
// for that has this worker. Signing out deletes it with everything that it keeps.
'use strict';

const NAME = 'pages';
const isWeek = url => new URL(url).pathname.startsWith('/week/');
const isKept = url => isWeek(url) || url.endsWith('/agenda');

const keep = async (request, answer) => {
  const cache = await caches.open(NAME);
  if (isWeek(request.url)) {
    for (const old of await cache.keys()) if (isWeek(old.url)) await cache.delete(old);
  }
  await cache.put(request, answer);
};

const known = async request =>
  await caches.match(request) || await caches.match('/agenda') || Response.error();

self.addEventListener('install', event => {
  self.skipWaiting();
  event.waitUntil(caches.open(NAME).then(cache => cache.add('/agenda')));
});
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const isAsset = new URL(request.url).pathname.startsWith('/static/');
  if (!isAsset && request.mode !== 'navigate') return;
  const fetched = fetch(request).then(answer => {
    // Do not keep a sign-in page as the person's week.
    if (answer.ok && !answer.redirected && (isAsset || isKept(request.url))) {
      event.waitUntil(keep(request, answer.clone()));
    }
    return answer;
  });
  event.respondWith(fetched.catch(() => known(request)));
});

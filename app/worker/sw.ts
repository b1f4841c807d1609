import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { handlePush } from './push.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** Seconds until a page that does not arrive is replaced by the app shell. The server takes at most 3 for a page. */
const navigationTimeout = 5

// The build: files whose names contain their hash, and the app shell. No answer of the API is cached here.
// oxlint-disable-next-line no-underscore-dangle -- the name that the build replaces by its list
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false })
cleanupOutdatedCaches()
enableNavigationPreload()

// Documents come from the network, with a nonce of their own. The shell's nonce is in its cached header and its markup.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: navigationTimeout,
      plugins: [{ handlerDidError: () => matchPrecache('/shell.html') }],
    }),
    { denylist: [/^\/(?:api|files|embed|socket\.io)(?:\/|$)/, /\/[^/?]+\.[a-z\d]{1,8}$/i] },
  ),
)

// A new version waits until the user agrees (`src/atoms/new-version.ts`).
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting()
})
handlePush()
// The first worker serves the page that has installed it.
clientsClaim()

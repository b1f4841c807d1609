declare const self: ServiceWorkerGlobalScope

/** The message that the server sends: `packages/server/src/domains/push/rules.ts`. */
interface PushMessage {
  id: string
  title: string
  body: string
  path: string
  /** Takes the place of one whose text was edited or deleted. */
  isReplacement?: boolean
}

async function show({ id, title, body, path, isReplacement = false }: PushMessage) {
  const shown = isReplacement ? await self.registration.getNotifications({ tag: id }) : []
  await self.registration.showNotification(title, {
    body,
    // One that comes twice replaces the first.
    tag: id,
    silent: isReplacement,
    lang: 'pt-BR',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: path,
  })
  // Browsers want every message shown; who has dismissed the first one does not see it again.
  if (isReplacement && shown.length === 0)
    for (const replaced of await self.registration.getNotifications({ tag: id })) replaced.close()
}

let lastShown: Promise<void> = Promise.resolve()

/**
 * One message after the other. Chromium forgets a notification that is asked for between the moment at which it is stored and the
 * one at which it is on the screen: a press on it would open nothing, and no edited text would take its place.
 */
function showInTurn(message: PushMessage): Promise<void> {
  const shown = lastShown.then(() => show(message))
  // One that the browser refuses holds back none of the later ones.
  lastShown = shown.catch(() => undefined)
  return shown
}

/** The page that shows it is focused; others stay as they are, since a form may be half filled. */
async function open(path: unknown) {
  const url = new URL(String(path), self.location.origin)
  // Never another site, whatever the message says.
  if (url.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((openPage) => openPage.url === url.href)
  if (page) await page.focus()
  else await self.clients.openWindow(url.href)
}

/** The worker has no session: the old endpoint says whose subscription it is. */
async function renew(old: PushSubscription, next: PushSubscription | null) {
  const { applicationServerKey } = old.options
  const subscription =
    next ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/public/push/renewals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      endpoint: old.endpoint,
      subscription: { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } },
    }),
  })
}

/** Shows messages of Web Push and opens what they are about. */
export function handlePush() {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(showInTurn(event.data.json() as PushMessage))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event
    if (oldSubscription) event.waitUntil(renew(oldSubscription, newSubscription))
  })
}

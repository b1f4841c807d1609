import type { Page } from '@playwright/test'

/** Everything that the origin keeps in this browser: storage, cookies, databases and caches, as one text. */
export async function readBrowserData(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const readDatabase = (name: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(new Error(`${name} cannot be opened`)))
        opening.addEventListener('success', () => {
          const database = opening.result
          const names = [...database.objectStoreNames]
          if (names.length === 0) return resolve([])
          const transaction = database.transaction(names)
          const requests = names.flatMap((store) => [
            transaction.objectStore(store).getAllKeys(),
            transaction.objectStore(store).getAll(),
          ])
          transaction.addEventListener('complete', () => {
            database.close()
            resolve(requests.map(({ result }) => result as unknown))
          })
        })
      })
    const databases = await indexedDB.databases()
    const rows = await Promise.all(databases.map(({ name }) => readDatabase(name ?? '')))
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const isBuild = new URL(request.url).pathname.startsWith('/assets/')
        cached.push(request.url, isBuild ? '' : ((await response?.text()) ?? ''))
      }
    }
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), rows, cached])
  })
  return `${stored} ${JSON.stringify(await page.context().cookies())}`
}

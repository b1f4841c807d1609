import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './page-renderer.ts'

/** A rendered page, and what it differs by from others. */
export interface KeptPage extends RenderedPage {
  etag: string
}

/**
 * The greatest age of a kept page, in milliseconds; its data can be 2 seconds older (`page-data.ts`). A write through this
 * server drops it at once; others' are seen then.
 */
const MAX_AGE = 3000
/** Characters of all kept pages. */
const MAX_KEPT = 32 * 1024 * 1024
/** Pages that are rendered at a time; more would slow the API down. */
const MAX_RENDERING = 16
/** Those of one network: whoever asks for page after page leaves room for others. */
const MAX_RENDERING_OF_NETWORK = 4

function toKeptPage(page: RenderedPage): KeptPage {
  const hash = createHash('sha256').update(page.html).digest('base64url').slice(0, 22)
  return { ...page, etag: `W/"${hash}"` }
}

export interface PageCache {
  /**
   * The page of this key, rendered once for all who ask together; null where too many others are being rendered, for all or for
   * this network.
   */
  read: (key: string, network: string, render: () => Promise<RenderedPage>) => Promise<KeptPage> | null
  /** Drops every page, also those that are being rendered. */
  clear: () => void
}

/** Keeps rendered pages for a moment. */
export function createPageCache(): PageCache {
  const kept = new LRUCache<string, KeptPage>({
    ttl: MAX_AGE,
    maxSize: MAX_KEPT,
    sizeCalculation: ({ html }) => html.length + 1,
  })
  const rendering = new Map<string, Promise<KeptPage>>()
  /** The number of pages that are being rendered for each network. Counted apart from `rendering`, which `clear` empties. */
  const active = new Map<string, number>()
  let activeInAll = 0

  function count(network: string, change: 1 | -1): void {
    const renderings = (active.get(network) ?? 0) + change
    activeInAll += change
    if (renderings === 0) active.delete(network)
    else active.set(network, renderings)
  }

  const isFull = (network: string): boolean =>
    activeInAll >= MAX_RENDERING || (active.get(network) ?? 0) >= MAX_RENDERING_OF_NETWORK

  function start(key: string, network: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    count(network, 1)
    const page: Promise<KeptPage> = render()
      .then((rendered) => {
        const done = toKeptPage(rendered)
        // Unknown addresses are too many to keep.
        if (done.status === 200 && !done.isSecret && rendering.get(key) === page) kept.set(key, done)
        return done
      })
      .finally(() => {
        count(network, -1)
        if (rendering.get(key) === page) rendering.delete(key)
      })
    rendering.set(key, page)
    return page
  }

  return {
    read(key, network, render) {
      const known = kept.get(key)
      if (known !== undefined) return Promise.resolve(known)
      return rendering.get(key) ?? (isFull(network) ? null : start(key, network, render))
    },
    clear() {
      kept.clear()
      rendering.clear()
    },
  }
}

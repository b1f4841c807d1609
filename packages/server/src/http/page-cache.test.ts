import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import type { RenderedPage } from './page-renderer.ts'

/** A page that is done when it is told. */
function newRendering() {
  let finish = () => {}
  const done = new Promise<RenderedPage>((resolve) => {
    finish = () => resolve({ status: 200, location: null, html: '<p>', isSecret: false })
  })
  return { render: () => done, finish }
}

test('renders four uncached pages of a network at a time, and leaves room for others', async () => {
  const cache = createPageCache()
  const renderings = Array.from({ length: 6 }, newRendering)
  const asked = renderings.map(({ render }, index) => cache.read(`/jobs?page=${index}`, '10.0.0.1', render))
  expect(asked.map((page) => page !== null)).toEqual([true, true, true, true, false, false])
  // A page is rendered once, whoever asks for it.
  expect(cache.read('/jobs?page=0', '10.0.0.1', newRendering().render)).toBe(asked[0])
  const other = newRendering()
  const otherPage = cache.read('/teams', '10.0.0.2', other.render)
  expect(otherPage).not.toBeNull()
  // A write drops the pages, and not the count of those that are still being rendered.
  cache.clear()
  expect(cache.read('/jobs?page=9', '10.0.0.1', newRendering().render)).toBeNull()
  for (const { finish } of [...renderings, other]) finish()
  await Promise.all([...asked, otherPage])
  expect(cache.read('/jobs?page=5', '10.0.0.1', newRendering().render)).not.toBeNull()
})

test('renders sixteen pages at a time for all networks together', () => {
  const cache = createPageCache()
  const asked = Array.from({ length: 20 }, (_, index) =>
    cache.read(`/jobs?page=${index}`, `10.0.0.${index}`, newRendering().render),
  )
  expect(asked.filter((page) => page !== null)).toHaveLength(16)
})

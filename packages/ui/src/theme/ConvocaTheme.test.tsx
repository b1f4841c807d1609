import { act, Suspense, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { useTimeZone } from '../primitives/time-zone/time-zone.ts'
import { ConvocaTheme } from './ConvocaTheme.tsx'

const roots: Root[] = []
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())))

/** A page of two parts, each of which React hydrates on its own; `log` gets what happens in the browser. */
function createPage() {
  const log: string[] = []
  function Part({ name }: { name: string }) {
    const inTimeZone = useTimeZone()
    useEffect(() => void log.push(`${name} is hydrated`), [name])
    return <p>{inTimeZone('2026-11-25T12:00:00Z')}</p>
  }
  const page = (
    <ConvocaTheme onHydrated={() => log.push('onHydrated')}>
      <Suspense>
        <Part name="shell" />
        <Suspense>
          <Part name="screen" />
        </Suspense>
      </Suspense>
    </ConvocaTheme>
  )
  return { page, log }
}

const readDates = (holder: HTMLElement) => [...holder.querySelectorAll('p')].map((part) => part.textContent)

test('a page is taken over when every part of it is hydrated, and shows the browser’s time then', async () => {
  const { page, log } = createPage()
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(page)
  expect(readDates(holder)).toEqual(['2026-11-25T09:00:00', '2026-11-25T09:00:00'])
  await act(async () => void roots.push(hydrateRoot(holder, page)))
  expect(log).toEqual(['shell is hydrated', 'screen is hydrated', 'onHydrated'])
  expect(readDates(holder)).toEqual(['2026-11-25T12:00:00Z', '2026-11-25T12:00:00Z'])
})

test('a page that is drawn in the browser has the browser’s time at once', async () => {
  const { page, log } = createPage()
  const holder = document.createElement('div')
  const root = createRoot(holder)
  roots.push(root)
  await act(async () => root.render(page))
  expect(log.at(-1)).toBe('onHydrated')
  expect(log.filter((entry) => entry === 'onHydrated')).toHaveLength(1)
  expect(readDates(holder)).toEqual(['2026-11-25T12:00:00Z', '2026-11-25T12:00:00Z'])
})

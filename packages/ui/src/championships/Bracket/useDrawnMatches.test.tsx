import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createDoubleElimination } from '../bracket.fixtures.ts'
import { Bracket } from './Bracket.tsx'

const matches = createDoubleElimination(128)
const bracket = <Bracket matches={matches} ownTeamIds={['team-127']} />
/** A second final is shown once it is known to be played. */
const shown = matches.slice(0, -1).map(({ id }) => id)
const countCards = (holder: Element) => holder.querySelectorAll('[data-match]').length

it('draws what is seen of a large bracket first, and then the rest of it', async () => {
  vi.useFakeTimers()
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  act(() => root.render(bracket))
  expect(countCards(holder)).toBeGreaterThan(10)
  expect(countCards(holder)).toBeLessThan(40)
  // The match that has the tab stop, wherever it is.
  expect(holder.querySelector('[data-match][tabindex="0"]')?.textContent).toContain('Time número 127')
  expect(holder.querySelectorAll('h4')).toHaveLength(20)
  while (vi.getTimerCount() > 0) await act(() => vi.advanceTimersByTimeAsync(1))
  const order = [...holder.querySelectorAll('[data-match]')].map((card) => card.getAttribute('data-match'))
  expect(order).toEqual(shown)
  act(() => root.unmount())
  holder.remove()
  vi.useRealTimers()
})

it('is whole in a page from the server, and stays so', () => {
  const errors = vi.spyOn(console, 'error')
  const holder = document.body.appendChild(document.createElement('div'))
  holder.innerHTML = renderToString(bracket)
  expect(countCards(holder)).toBe(shown.length)
  const first = holder.querySelector('[data-match]')
  const roots: Root[] = []
  act(() => void roots.push(hydrateRoot(holder, bracket)))
  expect(countCards(holder)).toBe(shown.length)
  expect(holder.querySelector('[data-match]')).toBe(first)
  expect(errors).not.toHaveBeenCalled()
  act(() => roots[0]?.unmount())
  holder.remove()
})

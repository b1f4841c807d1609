import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ConvocaTheme } from '../../theme/ConvocaTheme.tsx'
import { TeamFilters } from './TeamFilters.tsx'

const games = [
  { id: 'lol', name: 'League of Legends', color: '#c9aa71', iconUrl: '/lol.png' },
  { id: 'val', name: 'Valorant', color: '#ff4655', iconUrl: '/val.png' },
]
const ignore = () => {}

/** The filters as a screen has them: the games and what a press does stay the same while somebody types. */
function Searched() {
  const [search, setSearch] = useState('')
  return (
    <TeamFilters
      search={search}
      onSearchChange={setSearch}
      games={games}
      selectedGameId={null}
      onGameChange={ignore}
    />
  )
}

it('a key in the search renders no game again', () => {
  const imageLoader = vi.fn(({ src }: { src: string }) => src)
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  act(() =>
    root.render(
      <ConvocaTheme imageLoader={imageLoader}>
        <Searched />
      </ConvocaTheme>,
    ),
  )
  expect(imageLoader).toHaveBeenCalledTimes(2)
  const box = holder.querySelector('input')
  if (!box) throw new Error('there is no search box')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'time')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(box.value).toBe('time')
  expect(holder.querySelector('button[aria-label="Limpar busca"]')).not.toBeNull()
  expect(imageLoader).toHaveBeenCalledTimes(2)
  act(() => root.unmount())
  holder.remove()
})

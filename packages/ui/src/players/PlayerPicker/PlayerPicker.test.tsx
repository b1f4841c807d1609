import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { PlayerPicker } from './PlayerPicker.tsx'
import type { PlayerItem } from './selection.ts'

const nothing = () => {}

it('announces an empty result in a live region that was mounted before', () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const draw = (items: readonly PlayerItem[]) =>
    act(() =>
      root.render(
        <PlayerPicker
          mode="single"
          items={items}
          value={null}
          onChange={nothing}
          search=""
          onSearchChange={nothing}
        />,
      ),
    )
  draw([{ id: '1', name: 'ana_sp' }])
  const regions = [...holder.querySelectorAll('[role="status"]')]
  expect(regions.map((region) => region.textContent)).toEqual(['1 jogador na lista'])
  draw([])
  expect(regions[0]?.textContent).toContain('Nenhum jogador encontrado')
  expect([...holder.querySelectorAll('[role="status"]')]).toEqual(regions)
  act(() => root.unmount())
  holder.remove()
})

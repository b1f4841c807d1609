import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { EventStrip, type EventDay, type EventStripProps } from './EventStrip.tsx'

const marks: readonly EventDay['marks'][] = [
  ['live', 'championship', 'training'],
  ['championship', 'community'],
  ['championship', 'live'],
  ['training'],
  ['training', 'community'],
  [],
  ['community'],
  ['championship'],
  ['championship', 'live', 'community'],
  ['championship'],
  [],
  ['training'],
  ['community'],
  [],
]
const days: readonly EventDay[] = marks.map((of, index) => ({
  day: new Date(Date.UTC(2026, 10, 27 + index)).toISOString().slice(0, 10),
  marks: of,
  count: of.length,
}))

/** Keeps the day as the page would. */
function LiveStrip({ selected: initial, onSelect, ...rest }: EventStripProps) {
  const [selected, setSelected] = useState(initial)
  return (
    <EventStrip
      {...rest}
      selected={selected}
      onSelect={(day) => {
        setSelected(day ?? undefined)
        onSelect(day)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Events/EventStrip',
  component: LiveStrip,
  subcomponents: { EventStrip },
  args: { days, today: '2026-11-27', onSelect: fn(), onEarlier: null, onLater: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const day = canvas.getByRole('button', {
      name: /^sáb 05 dez 2026, 3 eventos, Campeonato, Comunidade, Ao vivo$/,
    })
    await userEvent.click(day)
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-12-05')
    await expect(day).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(day)
    await expect(args.onSelect).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('button', { name: 'Duas semanas antes' })).toBeDisabled()
  },
})

export const Empty = meta.story({
  args: { days: days.map(({ day }) => ({ day, marks: [], count: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^hoje 27 nov 2026, 0 eventos$/ })).toBeVisible()
  },
})

export const Examples = meta.story({ args: { selected: '2026-11-28' } })

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLater).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^hoje/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-11-27')
  },
})

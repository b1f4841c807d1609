import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { WeekHour } from '../schedule.ts'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { AvailabilityGrid } from './AvailabilityGrid.tsx'

const slots = [1, 2, 3, 4, 6].flatMap((weekday) =>
  [0, 1, 2, 3].map((step) => ({
    weekday,
    hour: (weekday === 6 ? 14 : 19) + step,
    members: 1 + ((weekday + step * 2) % 5),
  })),
)
const own = [
  { weekday: 1, hour: 20 },
  { weekday: 1, hour: 21 },
]

const meta = preview.meta({
  title: 'Schedule/AvailabilityGrid',
  component: AvailabilityGrid,
  args: { slots, members: 5, own },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^terça-feira, 20h às 21h/)).toBeVisible()
    await expect(
      canvas.getByRole('gridcell', { name: 'segunda-feira, 20h: 4 de 5 com tempo, marcado por você' }),
    ).toBeVisible()
  },
})

/** Marked night hours are never collapsed initially. */
export const Night = meta.story({
  args: { slots: [...slots, { weekday: 5, hour: 1, members: 3 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Esconder madrugada' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'sexta-feira, 1h: 3 de 5 com tempo' })).toBeVisible()
  },
})
export const Editing = meta.story({ args: { onChange: fn() } })
export const Empty = meta.story({ args: { slots: [], members: 0, own: [] } })

/** A team of two evenings, in which everybody has time, beside the user's hours. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' }}>
      <Panel title="Horários em comum">
        <AvailabilityGrid
          {...args}
          slots={[2, 4].flatMap((weekday) =>
            [19, 20, 21].map((hour) => ({ weekday, hour, members: hour === 19 ? 3 : 5 })),
          )}
        />
      </Panel>
      <Panel title="Seus horários">
        <AvailabilityGrid {...args} onChange={fn()} />
      </Panel>
    </div>
  ),
})

export const Narrow = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    for (const head of canvas.getAllByRole('columnheader').slice(1)) {
      await expect(head.getBoundingClientRect().width).toBeLessThan(110)
    }
  },
})

/** Keeps the marked hours, as a screen does. */
const editing = {
  args: { onChange: fn() },
  render: function Marking(args: Parameters<typeof AvailabilityGrid>[0]) {
    const [hours, setHours] = useState<readonly WeekHour[]>([])
    return (
      <AvailabilityGrid
        {...args}
        own={hours}
        onChange={(next) => {
          args.onChange?.(next)
          setHours(next)
        }}
      />
    )
  },
} as const

export const Interactions = meta.story({
  ...editing,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('gridcell', { name: /^segunda-feira, 20h/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { weekday: 1, hour: 20 },
      { weekday: 1, hour: 21 },
      { weekday: 2, hour: 21 },
    ])
    await userEvent.keyboard('{Enter}{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('gridcell', { name: /^domingo, 8h/ })).toHaveFocus()
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(2)
    await userEvent.keyboard('{PageDown}{End}')
    await expect(canvas.getByRole('gridcell', { name: /^sábado, 14h/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}{PageUp}{ArrowUp}{ArrowLeft}')
    await expect(canvas.getByRole('gridcell', { name: /^sexta-feira, 16h/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mostrar madrugada' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('gridcell', { name: /^domingo, 3h/ })).toBeVisible()
  },
})

export const Dragging = meta.story({
  ...editing,
  play: async ({ canvas, args }) => {
    const point = (name: RegExp) => {
      const box = canvas.getByRole('gridcell', { name }).getBoundingClientRect()
      return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0 }
    }
    const grid = canvas.getByRole('grid')
    await fireEvent.pointerDown(grid, point(/^terça-feira, 9h/))
    await fireEvent.pointerMove(grid, point(/^terça-feira, 10h/))
    await fireEvent.pointerMove(grid, point(/^terça-feira, 11h/))
    await fireEvent.pointerMove(grid, point(/^terça-feira, 10h/))
    await fireEvent.pointerUp(grid, point(/^terça-feira, 10h/))
    await fireEvent.pointerMove(grid, point(/^terça-feira, 12h/))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { weekday: 2, hour: 9 },
      { weekday: 2, hour: 10 },
      { weekday: 2, hour: 11 },
    ])
    await fireEvent.pointerDown(grid, point(/^terça-feira, 10h/))
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(2)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

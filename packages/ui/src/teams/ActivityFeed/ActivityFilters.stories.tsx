import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { waitForOptionFocus } from '../../stories/keyboard.ts'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { ActivityFilters, type ActivityFilter } from './ActivityFilters.tsx'

const everything: ActivityFilter = { kind: null, period: 'ALL' }

const meta = preview.meta({
  title: 'Teams/ActivityFilters',
  component: ActivityFilters,
  args: { value: everything, onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <ActivityFilters
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tudo' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('combobox', { name: 'Tipo' })).toHaveTextContent('Todos os tipos')
  },
})

export const Filtered = meta.story({ args: { value: { kind: 'SCHEDULE_CREATED', period: 'WEEK' } } })

export const LongText = meta.story({
  args: {
    value: { kind: 'COMMUNICATION_DELETED', period: 'MONTH' },
  },
})

/** Above a history that opens with all of it, and with what came in during the week. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Panel title="Atividade">
        <ActivityFilters {...args} />
      </Panel>
      <Panel title="Quem chegou nesta semana">
        <ActivityFilters
          {...args}
          value={{ kind: 'MEMBER_JOINED', period: 'WEEK' }}
          aria-label="Filtrar entradas"
        />
      </Panel>
    </div>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Hoje' })).toHaveFocus()
    await userEvent.tab()
    const week = canvas.getByRole('button', { name: '7 dias' })
    await expect(week).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: null, period: 'WEEK' })
    await expect(week).toHaveAttribute('aria-pressed', 'true')
    for (let period = 0; period < 4; period += 1) await userEvent.tab()
    const kind = canvas.getByRole('combobox', { name: 'Tipo' })
    await expect(kind).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitForOptionFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'TEAM_CREATED', period: 'WEEK' })
    await waitFor(() => expect(kind).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})

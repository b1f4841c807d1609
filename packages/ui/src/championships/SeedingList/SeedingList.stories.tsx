import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SeedingList, type SeedingListProps } from './SeedingList.tsx'

const teams = [
  { id: '1', name: 'Trovão Esports', tag: 'TRV' },
  { id: '2', name: 'Lobos da Serra', tag: 'LOB' },
  { id: '3', name: 'Raio Azul', tag: 'RAIO' },
  { id: '4', name: 'Onças do Pantanal', tag: 'ONC' },
]

function LiveList({ teams: initial, onChange, ...rest }: SeedingListProps) {
  const [order, setOrder] = useState(initial)
  return (
    <SeedingList
      {...rest}
      teams={order}
      onChange={(next) => {
        setOrder(next)
        onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Championships/SeedingList',
  component: SeedingList,
  render: (args) => <LiveList {...args} />,
  args: { teams, onChange: fn(), lockedIds: ['2'], onLock: fn() },
})

export const Default = meta.story()

/** The list while it is saved. */
export const Examples = meta.story({ args: { disabled: true } })

export const LongText = meta.story({
  args: {
    teams: [
      { id: '1', name: 'Associação Atlética Acadêmica da Universidade do Vale do Paraíba', tag: 'UNIVA' },
      ...teams.slice(1),
    ],
  },
})

/** A team is moved with the keyboard; its handle keeps the focus, and the move is announced. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole('button', { name: /^Mover Trovão/ })
    handle.focus()
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(handle).toHaveFocus())
    await expect(handle).toHaveAccessibleName('Mover Trovão Esports, seed 2')
    await expect(canvas.getByRole('status')).toHaveTextContent('Trovão Esports agora é o seed 2')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(handle).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Trovão Esports')
    // A press and the number do without dragging.
    await userEvent.click(canvas.getByRole('button', { name: 'Subir Trovão Esports' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Trovão Esports agora é o seed 3')
    const field = canvas.getByRole('textbox', { name: 'Seed de Trovão Esports' })
    await userEvent.clear(field)
    await userEvent.type(field, '1{Enter}')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Trovão Esports')
    const other = canvas.getByRole('textbox', { name: 'Seed de Lobos da Serra' })
    await userEvent.clear(other)
    await userEvent.type(other, '99{Enter}')
    await expect(other).toHaveValue('2')
    const lock = canvas.getByRole('button', { name: 'Fixar o seed de Lobos da Serra' })
    await expect(lock).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(lock)
    await expect(args.onLock).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }), false)
  },
})

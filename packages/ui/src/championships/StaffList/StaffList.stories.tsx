import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StaffList, type StaffMember } from './StaffList.tsx'

const members: readonly StaffMember[] = [
  { id: '1', nick: 'ana_bia', role: 'ORGANIZER', href: '#ana_bia' },
  { id: '2', nick: 'brunocv', role: 'CO_ORGANIZER', href: '#brunocv' },
  { id: '3', nick: 'caio_tv', role: 'REFEREE', href: '#caio_tv' },
]

const meta = preview.meta({
  title: 'Championships/StaffList',
  component: StaffList,
  args: { members, onRoleChange: fn(), onRemove: fn(), onLeave: fn() },
})

export const Default = meta.story({})

/** The list as everybody sees it. */
export const ReadOnly = meta.story({
  render: ({ members: shown }) => <StaffList members={shown} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
})

/** The list as a referee sees it, who may leave; and while a role is saved. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <StaffList
        {...args}
        members={members.map((member) => ({ ...member, isYou: member.id === '3' }))}
        onRoleChange={undefined}
        onRemove={undefined}
      />
      <StaffList {...args} savingIds={['2']} texts={{ label: 'Equipe que está sendo salva' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remover brunocv' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Sair da equipe' })).toBeEnabled()
  },
})

/** Somebody who has not accepted yet can be removed, and offered the other role. */
export const Awaiting = meta.story({
  args: { members: members.map((member) => ({ ...member, isPending: member.id === '3' })) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByText('Aguardando resposta')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Remover caio_tv' }))
    await expect(args.onRemove).toHaveBeenCalledWith({ ...members[2], isPending: true })
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    members: [
      { id: '1', nick: 'hipopotomonstrosesquipedaliofobico', role: 'CO_ORGANIZER', href: '#1' },
      { id: '2', nick: 'conta_com_vinte_letra', role: 'REFEREE', isPending: true },
    ],
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'brunocv: Passar à arbitragem' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRoleChange).toHaveBeenCalledWith(members[1], 'REFEREE')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remover brunocv' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith(members[1])
  },
})

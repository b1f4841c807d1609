import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MemberTable, type MemberTableProps } from './MemberTable.tsx'
import type { TeamMember } from './team-member.ts'

const members: TeamMember[] = [
  {
    id: '1',
    nick: 'ana_sp',
    name: 'Ana Conceição',
    role: 'OWNER',
    gender: 'FEMALE',
    rosterStatus: 'STARTER',
    href: '#ana',
    isYou: true,
  },
  { id: '2', nick: 'joao_mid', name: 'João Pires', role: 'CAPTAIN', rosterStatus: 'STARTER', href: '#joao' },
  {
    id: '3',
    nick: 'maju',
    name: 'Maria Júlia Reis',
    role: 'PLAYER',
    gender: 'FEMALE',
    rosterStatus: 'STARTER',
    href: '#maju',
  },
  {
    id: '4',
    nick: 'rafa.top',
    name: 'Rafael Tupã',
    role: 'MANAGER',
    rosterStatus: 'SUBSTITUTE',
    href: '#rafa',
  },
  { id: '5', nick: 'luz', name: 'Luzia Prado', role: 'COACH', gender: 'FEMALE', href: '#luz' },
]

const asOwner = { manageMembers: true, promoteManager: true, transferTeam: true, leave: false }
const asManager = { manageMembers: true, promoteManager: false, transferTeam: false, leave: true }
const asPlayer = { manageMembers: false, promoteManager: false, transferTeam: false, leave: true }

/** The team as another user sees it. */
const seenBy = (nick: string) => members.map((member) => ({ ...member, isYou: member.nick === nick }))

/** Keeps the selection, as the app's cache does. */
function LiveTable({ members: given, ...rest }: MemberTableProps) {
  const [shown, setShown] = useState(given)
  const change = (id: string, part: Partial<TeamMember>) =>
    setShown((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  return (
    <MemberTable
      {...rest}
      members={shown}
      onRoleChange={(member, role) => {
        change(member.id, { role })
        rest.onRoleChange?.(member, role)
      }}
      onRosterChange={(member, rosterStatus) => {
        change(member.id, { rosterStatus })
        rest.onRosterChange?.(member, rosterStatus)
      }}
      onRemove={async (member) => {
        await rest.onRemove?.(member)
        setShown((all) => all.filter((one) => one.id !== member.id))
      }}
    />
  )
}

/** Resolved by the story when a changed role is saved. */
function SavingTable(props: MemberTableProps) {
  const [pending, setPending] = useState<NonNullable<MemberTableProps['pending']>>({})
  return (
    <>
      <MemberTable {...props} pending={pending} onRoleChange={({ id }) => setPending({ [id]: 'role' })} />
      <button type="button" onClick={() => setPending({})}>
        Salvo
      </button>
    </>
  )
}

const acts = { onRoleChange: fn(), onRosterChange: fn(), onTransfer: fn(), onRemove: fn(), onLeave: fn() }

const meta = preview.meta({
  title: 'Teams/MemberTable',
  component: MemberTable,
  args: { members, can: {}, ...acts },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const label of ['Proprietária', 'Capitão', 'Jogadora', 'Gerente', 'Treinadora']) {
      await expect(canvas.getByText(label)).toBeVisible()
    }
    await expect(canvas.getAllByText('Titular')).toHaveLength(3)
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
})

export const AsOwner = meta.story({
  args: { can: asOwner },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Função de rafa.top: Gerente' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Função de ana_sp/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Mais ações de ana_sp' })).toBeNull()
  },
})

export const AsManager = meta.story({
  args: { members: seenBy('rafa.top'), can: asManager },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Função de (ana_sp|rafa\.top)/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Função de maju: Jogadora' }))
    const roles = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)
    await expect(roles).toEqual(['Treinadora', 'Capitã', 'Jogadora'])
    await userEvent.keyboard('{Escape}')
  },
})

export const AsPlayer = meta.story({
  args: { members: seenBy('maju'), can: asPlayer, onLeave: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações de maju' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair do time' }))
    const question = await screen.findByRole('alertdialog', { name: 'Sair do time?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Sair do time' }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mais ações de maju' })).toHaveFocus())
  },
})

export const Pending = meta.story({
  args: { can: asOwner, pending: { '2': 'role' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Salvando joao_mid...')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /Função de joao_mid/ }))
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

export const Saved = meta.story({
  args: { can: asOwner },
  render: (args) => <SavingTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const role = canvas.getByRole('button', { name: /Função de joao_mid/ })
    role.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(role).toHaveFocus())
    await expect(canvas.getByText('Salvando joao_mid...')).toBeInTheDocument()
    // The mouse is not used, because a press elsewhere would close what must not have opened.
    canvas.getByRole('button', { name: 'Salvo' }).click()
    await waitFor(() => expect(role).not.toHaveAttribute('aria-disabled'))
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

export const Loading = meta.story({ args: { members: [], status: 'loading' } })

export const Empty = meta.story({ args: { members: [] } })

export const Failed = meta.story({
  args: { members: [], status: 'error', onRetry: () => {} },
})

export const LongText = meta.story({
  args: {
    can: asOwner,
    members: [
      {
        id: '1',
        nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
        name: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
        role: 'MANAGER',
        rosterStatus: 'INACTIVE',
      },
    ],
  },
})

export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <MemberTable {...args} can={asOwner} />
      <MemberTable {...args} members={seenBy('rafa.top')} can={asManager} />
      <MemberTable {...args} members={seenBy('maju')} can={asPlayer} />
    </div>
  ),
})

export const Interactions = meta.story({
  args: { can: asOwner, onRoleChange: fn(), onRosterChange: fn(), onRemove: fn() },
  render: (args) => <LiveTable {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Função de joao_mid: Capitão' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitemradio', { name: 'Capitão' })).toBeChecked()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onRoleChange).toHaveBeenCalledWith(members[1], 'MANAGER')
    const role = canvas.getByRole('button', { name: 'Função de joao_mid: Gerente' })
    await waitFor(() => expect(role).toHaveFocus())

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitemradio', { name: 'Reserva' })
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(args.onRosterChange).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }), 'SUBSTITUTE')

    const more = canvas.getByRole('button', { name: 'Mais ações de joao_mid' })
    const place = canvas.getByRole('button', { name: 'Escalação de joao_mid: Reserva' })
    await waitFor(() => expect(place).toHaveFocus())
    await userEvent.tab()
    await expect(more).toHaveFocus()
    const ask = async () => {
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('menuitem', { name: 'Remover do time' })
      await userEvent.keyboard('{End}{Enter}')
      const question = await screen.findByRole('alertdialog', { name: 'Remover joao_mid do time?' })
      await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    }
    await ask()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
    await expect(args.onRemove).not.toHaveBeenCalled()
    await ask()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText('joao_mid')).toBeNull())
    await waitForNoLayer()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { can: asOwner },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

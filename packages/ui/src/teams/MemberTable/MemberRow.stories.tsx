import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { MemberRow, type MemberRowProps } from './MemberRow.tsx'
import type { TeamMember } from './team-member.ts'

const joao: TeamMember = {
  id: '2',
  nick: 'joao_mid',
  name: 'João Pires',
  role: 'CAPTAIN',
  rosterStatus: 'STARTER',
  href: '#joao',
}
const ana: TeamMember = {
  id: '1',
  nick: 'ana_sp',
  name: 'Ana Conceição',
  role: 'OWNER',
  gender: 'FEMALE',
  rosterStatus: 'STARTER',
  href: '#ana',
  isYou: true,
}

const asOwner = { manageMembers: true, promoteManager: true, transferTeam: true, leave: false }

/** Keeps the selection, as the app's cache does. */
function LiveRow({ member: given, onRoleChange, onRosterChange, ...rest }: MemberRowProps) {
  const [member, setMember] = useState(given)
  return (
    <MemberRow
      {...rest}
      member={member}
      onRoleChange={(role) => {
        setMember({ ...member, role })
        onRoleChange?.(role)
      }}
      onRosterChange={(rosterStatus) => {
        setMember({ ...member, rosterStatus })
        onRosterChange?.(rosterStatus)
      }}
    />
  )
}

const acts = { onRoleChange: fn(), onRosterChange: fn(), onTransfer: fn(), onRemove: fn(), onLeave: fn() }

const meta = preview.meta({
  title: 'Teams/MemberRow',
  component: MemberRow,
  args: { member: joao, ...acts },
})

/** An action that is not allowed has no button, though there is a callback for it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Capitão')).toBeVisible()
    await expect(canvas.getByText('Titular')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Manageable = meta.story({
  args: { can: asOwner },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Função de joao_mid: Capitão' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Escalação de joao_mid: Titular' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mais ações de joao_mid' })).toBeVisible()
  },
})

export const You = meta.story({ args: { member: ana } })

/** A member without a name, a link or a place in the line-up. */
export const Bare = meta.story({
  args: { member: { id: '5', nick: 'luz', role: 'COACH', gender: 'FEMALE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Treinadora')).toBeVisible()
    await expect(canvas.getByText('Inativo')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Pending = meta.story({
  args: { can: asOwner, pending: 'roster' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Salvando joao_mid...')).toBeInTheDocument()
    canvas.getByRole('button', { name: /Escalação de joao_mid/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    can: asOwner,
    member: {
      ...joao,
      nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
      name: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
    },
  },
})

/** The long texts on the narrowest phone. */
export const LongTextNarrow = LongText.extend({ globals: { viewport: { value: 'narrow' } } })

/** A member whom the owner may change, the owner's own row, and a manager's row as other members see it. */
export const Examples = meta.story({
  render: (args) => (
    <Panel title="Quem joga hoje" flush>
      <LiveRow {...args} can={asOwner} />
      <LiveRow {...args} can={asOwner} member={ana} />
      <LiveRow
        {...args}
        member={{
          ...joao,
          id: '4',
          nick: 'rafa.top',
          name: 'Rafael Tupã',
          role: 'MANAGER',
          rosterStatus: 'SUBSTITUTE',
        }}
      />
    </Panel>
  ),
})

export const Interactions = meta.story({
  args: { can: asOwner, onRoleChange: fn(), onRosterChange: fn(), onRemove: fn() },
  render: (args) => <LiveRow {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'joao_mid' })).toHaveFocus()
    await userEvent.tab()
    const role = canvas.getByRole('button', { name: 'Função de joao_mid: Capitão' })
    await expect(role).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitemradio', { name: 'Capitão' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(role).toHaveFocus())
    await expect(args.onRoleChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onRoleChange).toHaveBeenCalledWith('MANAGER')
    await waitFor(() => expect(role).toHaveFocus())
    await expect(role).toHaveAccessibleName('Função de joao_mid: Gerente')

    await userEvent.tab()
    const place = canvas.getByRole('button', { name: 'Escalação de joao_mid: Titular' })
    await expect(place).toHaveFocus()
    await userEvent.keyboard(' ')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}{ArrowUp}{Enter}')
    await expect(args.onRosterChange).toHaveBeenCalledWith('SUBSTITUTE')
    await waitFor(() => expect(place).toHaveFocus())

    await userEvent.tab()
    const more = canvas.getByRole('button', { name: 'Mais ações de joao_mid' })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await waitFor(() => expect(more).toHaveFocus())
  },
})

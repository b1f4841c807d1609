import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inviteStatusLabels } from '../../notifications/invitations.ts'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { InvitationRow, type TeamInvitation, type TeamInvitationStatus } from './InvitationRow.tsx'

const bruno: TeamInvitation = {
  id: '1',
  nick: 'bruno_onca',
  name: 'Bruno Ávila',
  role: 'PLAYER',
  status: 'PENDING',
  createdAt: '2026-11-20T19:42:00-03:00',
  expiresAt: '2026-11-27T19:42:00-03:00',
  inviterNick: 'ana_sp',
  href: '#bruno',
}

const statuses: readonly TeamInvitationStatus[] = [
  'PENDING',
  'EXPIRED',
  'ACCEPTED',
  'CONFIRMED',
  'DECLINED',
  'DECLINED_BY_OWNER',
  'DECLINED_BY_MEMBER',
  'DECLINED_BY_OWNER_AND_MEMBER',
]

const meta = preview.meta({
  title: 'Teams/InvitationRow',
  component: InvitationRow,
  args: { invitation: bruno, onCancel: fn(), onResend: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bruno Ávila · Jogador · por ana_sp')).toBeVisible()
    await expect(canvas.getByText('Expira em 27/11/2026 - 19:42')).toBeVisible()
  },
})

/** Only pending ones can be cancelled or sent again. */
export const EveryStatus = meta.story({
  render: (args) => (
    <>
      {statuses.map((status) => (
        <InvitationRow key={status} {...args} invitation={{ ...bruno, status }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const status of statuses) await expect(canvas.getByText(inviteStatusLabels[status])).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Cancelar convite de bruno_onca' })).toHaveLength(2)
    await expect(canvas.getAllByText(/Expira em/)).toHaveLength(1)
  },
})

/** Both buttons are disabled while a request is pending. */
export const Pending = meta.story({
  render: (args) => (
    <>
      <InvitationRow {...args} pending="resend" />
      <InvitationRow {...args} pending="cancel" />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Reenviando...')).toBeVisible()
    await expect(canvas.getByText('Cancelando...')).toBeVisible()
    for (const button of canvas.getAllByRole('button')) {
      button.focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(args.onResend).not.toHaveBeenCalled()
  },
})

/** Nothing but what every invitation has. */
export const Bare = meta.story({
  args: { invitation: { id: '2', nick: 'celia.n', role: 'COACH', status: 'PENDING', createdAt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Data não disponível')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    invitation: {
      ...bruno,
      nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
      name: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
      inviterNick: 'o_nick_mais_comprido_da_casa',
      status: 'EXPIRED',
    },
  },
})

/** A pending invitation as a leader sees it and as another member does, and a decided one. */
export const Examples = meta.story({
  render: (args) => (
    <Panel title="Convites desta semana" flush>
      <InvitationRow {...args} />
      <InvitationRow
        invitation={{ ...bruno, id: '2', nick: 'celia.n', name: 'Célia Nóbrega', role: 'COACH' }}
      />
      <InvitationRow
        {...args}
        invitation={{ ...bruno, id: '3', nick: 'maju', name: 'Maria Júlia Reis', status: 'ACCEPTED' }}
      />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'bruno_onca' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reenviar convite de bruno_onca' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledWith('1')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancelar convite de bruno_onca' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onCancel).toHaveBeenCalledWith('1')
  },
})

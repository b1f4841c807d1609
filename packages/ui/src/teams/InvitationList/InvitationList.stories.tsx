import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { InvitationList } from './InvitationList.tsx'

const meta = preview.meta({
  title: 'Teams/InvitationList',
  component: InvitationList,
  args: {
    onCancel: fn(),
    onResend: fn(),
    invitations: [
      {
        id: '1',
        nick: 'bruno_onca',
        name: 'Bruno Ávila',
        role: 'PLAYER' as const,
        status: 'PENDING' as const,
        createdAt: '2026-11-20T19:42:00-03:00',
        expiresAt: '2026-11-27T19:42:00-03:00',
        inviterNick: 'ana_sp',
        href: '#bruno',
      },
      { id: '2', nick: 'celia.n', role: 'COACH' as const, status: 'PENDING' as const, createdAt: null },
      {
        id: '5',
        nick: 'o_nick_mais_comprido_da_casa',
        role: 'PLAYER' as const,
        status: 'EXPIRED' as const,
        createdAt: '2026-11-03T08:05:00-03:00',
        expiresAt: '2026-11-10T08:05:00-03:00',
      },
      {
        id: '3',
        nick: 'diego_krkn',
        role: 'PLAYER' as const,
        status: 'DECLINED' as const,
        createdAt: '2026-11-02T08:05:00-03:00',
      },
      {
        id: '4',
        nick: 'maju',
        role: 'CAPTAIN' as const,
        status: 'ACCEPTED' as const,
        createdAt: '2026-10-30T21:00:00-03:00',
      },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20/11/2026 - 19:42')).toBeVisible()
    await expect(canvas.getByText('Data não disponível')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /Cancelar convite de/ })).toHaveLength(3)
    await expect(canvas.getByText('Expirado')).toBeVisible()
    await expect(canvas.getAllByText(/Expira em/)).toHaveLength(1)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Pending = meta.story({ args: { pending: { '1': 'cancel' } } })

export const Loading = meta.story({
  args: { invitations: [], status: 'loading' },
})

export const Empty = meta.story({ args: { invitations: [] } })

export const Failed = meta.story({
  args: { invitations: [], status: 'error', onRetry: fn() },
})

export const LongText = meta.story({
  args: {
    invitations: [
      {
        id: '1',
        nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
        name: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
        role: 'PLAYER',
        status: 'PENDING',
        createdAt: '2026-11-20T19:42:00-03:00',
        expiresAt: '2026-11-27T19:42:00-03:00',
        inviterNick: 'o_nick_mais_comprido_da_casa',
      },
      {
        id: '2',
        nick: 'outro_nick_bem_comprido_de_quem_desistiu',
        role: 'MANAGER',
        status: 'DECLINED_BY_OWNER_AND_MEMBER',
        createdAt: '2026-11-03T08:05:00-03:00',
      },
    ],
  },
})

/** Pending ones, as a member who may not invite sees them; and the empty list. */
export const Examples = meta.story({
  render: ({ invitations }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <InvitationList invitations={invitations.filter(({ status }) => status === 'PENDING')} />
      <InvitationList invitations={[]} emptyAction={<Button variant="primary">Convidar jogadores</Button>} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Convites do time' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'bruno_onca' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reenviar convite de bruno_onca' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancelar convite de bruno_onca' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledWith('1')
    canvas.getByRole('button', { name: 'Reenviar convite de o_nick_mais_comprido_da_casa' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onResend).toHaveBeenCalledWith('5')
  },
})

import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { InviteStatus } from '../invitations.ts'
import { inviteStatusLabels } from '../invitations.ts'
import { invites, ownApplication } from '../notifications.fixtures.ts'
import type { InviteItem } from './InviteCard.tsx'
import { InviteCard } from './InviteCard.tsx'

const [pending, long, joined] = invites as [InviteItem, InviteItem, InviteItem]

const meta = preview.meta({
  title: 'Notifications/InviteCard',
  component: InviteCard,
  args: { invite: pending, onAccept: fn(), onDecline: fn() },
})

export const Default = meta.story({})
export const Accepting = meta.story({ args: { pending: 'accept' } })
export const Declining = meta.story({ args: { pending: 'decline' } })

/** The card without buttons, e.g. while offline. */
export const ReadOnly = meta.story({
  render: ({ onAccept: _, onDecline: __, ...args }) => <InviteCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    invite: {
      ...long,
      kind: 'APPLICATION',
      vacancyTitle: 'Suporte ou atirador para a liga universitária de verão, com treinos às terças e quintas',
      message:
        'Jogo de suporte há três anos, passei por dois times da segunda divisão e treino todas as noites. Posso fazer um teste quando for melhor para o elenco?\nMeu histórico: https://estatisticas.example/jogadores/hipopotomonstrosesquipedaliofobico',
    },
    texts: { withdraw: 'Retirar a minha candidatura a esta vaga' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Data não disponível')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** A pending invitation, the player's own pending application, and one that was decided. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 860 }}>
      <InviteCard {...args} invite={pending} />
      <InviteCard {...args} invite={ownApplication} />
      <InviteCard {...args} invite={joined} />
    </div>
  ),
})

export const EveryStatus = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(Object.keys(inviteStatusLabels) as InviteStatus[]).map((status) => (
        <InviteCard key={status} {...args} invite={{ ...pending, id: status, status }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Aceitar' })).toHaveLength(1)
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Onça Pintada' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'bruno_k' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Aceitar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledWith('i-1')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Recusar' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onDecline).toHaveBeenCalledWith('i-1')
    await expect(canvas.getByText('20/11/2026 - 19:58')).toBeVisible()
  },
})

/** The status as the player sees it; the team sees "Retirado pelo jogador". */
export const OwnWithdrawal = meta.story({
  args: { invite: { ...pending, kind: 'APPLICATION', status: 'DECLINED_BY_MEMBER' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você retirou')).toBeVisible()
  },
})

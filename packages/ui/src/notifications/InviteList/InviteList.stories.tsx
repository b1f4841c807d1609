import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { invites, ownApplication } from '../notifications.fixtures.ts'
import type { InviteListProps } from './InviteList.tsx'
import { InviteList } from './InviteList.tsx'

// Declared, so that a story may give another status.
const ready: Pick<InviteListProps, 'status'> = { status: 'ready' }

const meta = preview.meta({
  title: 'Notifications/InviteList',
  component: InviteList,
  args: { ...ready, invites, onAccept: fn(), onDecline: fn(), onRetry: fn() },
})

export const Default = meta.story({})
export const Applications = meta.story({
  args: {
    invites: [
      ownApplication,
      { ...ownApplication, id: 'a-2', message: null, teamName: 'Onça Pintada', status: 'EXPIRED' },
      { ...ownApplication, id: 'a-3', teamName: 'Sabiá', status: 'DECLINED_BY_OWNER' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nenhum convite espera por você.')).toBeVisible()
    await expect(canvas.getByText('Expirado')).toBeVisible()
    canvas.getByRole('button', { name: /Retirar candidatura ao time Trovão Esports/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecline).toHaveBeenCalledWith('a-1')
    await expect(canvas.queryByRole('button', { name: 'Aceitar' })).toBeNull()
  },
})
export const Loading = meta.story({ args: { status: 'loading', invites: [] } })
export const Failed = meta.story({ args: { status: 'error', invites: [] } })

export const Empty = meta.story({
  args: { invites: [], emptyAction: <LinkButton href="/teams">Ver times</LinkButton> },
})

/** A pending response, and the player's own pending application. */
export const Examples = meta.story({
  args: {
    invites: [...invites, ownApplication],
    pending: { 'i-1': 'accept' },
    emptyAction: <LinkButton href="/teams">Ver times</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 convites esperam sua resposta')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Processando...' })).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    invites: [...invites, ownApplication].map((invite) => ({
      ...invite,
      teamName: 'Associação Atlética Acadêmica de Esportes Eletrônicos de Pindamonhangaba',
      teamTag: 'AAEEP',
      inviterNick: 'hipopotomonstrosesquipedaliofobico',
      vacancyTitle: invite.kind && 'Suporte ou atirador para a liga universitária de verão',
    })),
    texts: {
      title: 'Convites recebidos e candidaturas enviadas',
      subtitle: (count) => `${count} convites de times esperam que você responda até o fim da semana`,
      open: 'Esperam por uma resposta, sua ou do time',
    },
  },
})

export const Interactions = meta.story({
  args: { pending: { 'i-2': 'decline' } },
  play: async ({ canvas, userEvent, args }) => {
    const groups = canvas.getAllByRole('heading', { level: 2 }).map((group) => group.textContent)
    await expect(groups).toEqual(['Pendentes 2', 'Encerrados 1'])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Onça Pintada' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledWith('i-1')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onDecline).toHaveBeenCalledWith('i-1')
    // The second one is pending: its other button is disabled, the pressed one keeps the focus and ignores presses.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Processando...' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Trovão Esports' })).toHaveFocus()
  },
})

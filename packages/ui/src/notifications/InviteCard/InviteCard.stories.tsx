import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { InviteStatus } from '../invitations/invitations.ts'
import { inviteStatusLabels } from '../invitations/invitations.ts'
import { invites } from '../samples.ts'
import type { InviteItem } from './InviteCard.tsx'
import { InviteCard } from './InviteCard.tsx'

const [pending, long] = invites as [InviteItem, InviteItem]

const meta = preview.meta({
  title: 'Notifications/InviteCard',
  component: InviteCard,
  args: { invite: pending, onAccept: fn(), onDecline: fn() },
})

export const Default = meta.story({})
export const Accepting = meta.story({ args: { pending: 'accept' } })
export const NoDateLongName = meta.story({ args: { invite: long } })

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
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledWith('i-1')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onDecline).toHaveBeenCalledWith('i-1')
    await expect(canvas.getByText('20/11/2026 - 19:58')).toBeVisible()
  },
})

/** The player's own words for what they did; the team reads "Retirado pelo jogador". */
export const OwnWithdrawal = meta.story({
  tags: ['no-picture'],
  args: { invite: { ...pending, kind: 'APPLICATION', status: 'DECLINED_BY_MEMBER' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você retirou')).toBeVisible()
  },
})

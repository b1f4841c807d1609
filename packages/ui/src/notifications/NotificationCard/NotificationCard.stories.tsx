import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { NOTIFICATION_TYPES } from '../kinds.ts'
import {
  accepted,
  answered,
  lines,
  longNotification,
  newMember,
  scheduleInvite,
  teamInvite,
} from '../notifications.fixtures.ts'
import { NotificationCard } from './NotificationCard.tsx'

const meta = preview.meta({
  title: 'Notifications/NotificationCard',
  component: NotificationCard,
  args: { notification: teamInvite, onAccept: fn(), onDecline: fn(), onMarkRead: fn(), onDelete: fn() },
  decorators: [
    (Story, { args, parameters }) => (
      <div style={{ maxWidth: parameters['wide'] ? undefined : args.view === 'full' ? 820 : 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({})
export const Full = meta.story({ args: { view: 'full' } })
export const Accepting = meta.story({ args: { view: 'full', pending: 'accept' } })
export const Declining = meta.story({ args: { pending: 'decline' } })
export const Deleting = meta.story({ args: { view: 'full', pending: 'delete' } })
export const MarkingRead = meta.story({ args: { view: 'full', pending: 'read' } })
/** An event asks whether the reader comes, beside the documented names. */
export const Schedule = meta.story({
  args: { notification: scheduleInvite },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Você vai?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar · Vou' }))
    await expect(args.onAccept).toHaveBeenCalledWith(scheduleInvite.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar · Não vou' }))
    await expect(args.onDecline).toHaveBeenCalledWith(scheduleInvite.id)
  },
})
export const Answered = meta.story({ args: { notification: answered, view: 'full' } })
export const PlainText = meta.story({ args: { notification: accepted, view: 'full' } })
export const Lines = meta.story({ args: { notification: lines } })
export const LinkedTitle = meta.story({ args: { notification: newMember } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { notification: longNotification, view: 'full' },
})

/** An invitation, news of a team, a moved match and an old response, as on the page. */
export const Examples = meta.story({
  parameters: { wide: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 820 }}>
      {[scheduleInvite, newMember, lines, answered].map((notification) => (
        <NotificationCard {...args} key={notification.id} notification={notification} view="full" />
      ))}
    </div>
  ),
})

export const EveryType = meta.story({
  parameters: { wide: true },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 8 }}>
      {NOTIFICATION_TYPES.map((type) => (
        <NotificationCard
          key={type}
          notification={{ ...accepted, id: type, type, title: type.replaceAll('_', ' '), isRead: true }}
        />
      ))}
    </div>
  ),
})

export const Interactions = meta.story({
  args: { view: 'full' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Onça Pintada' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'bruno_k' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Aceitar' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Aceitar' })).toHaveAccessibleDescription(
      /Convite de time/,
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledWith('n-1')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onDecline).toHaveBeenCalledWith('n-1')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMarkRead).toHaveBeenCalledWith('n-1')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).toHaveBeenCalledWith('n-1')
  },
})

export const PendingSwallowsPresses = meta.story({
  args: { pending: 'accept' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Processando...' }))
    await expect(canvas.getByRole('button', { name: 'Recusar' })).toBeDisabled()
    await expect(args.onAccept).not.toHaveBeenCalled()
    await expect(args.onDecline).not.toHaveBeenCalled()
  },
})

export const CompactOffersNoDeletion = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Excluir notificação' })).not.toBeInTheDocument()
    await expect(canvas.getByTitle('20/11/2026 - 19:58')).toHaveTextContent('há 2 min')
  },
})

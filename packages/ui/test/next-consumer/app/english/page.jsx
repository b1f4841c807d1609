import '@convoca/ui/styles.css'
import { ConvocaTheme, NotificationBell, TeamCard } from '@convoca/ui'
import { en } from '@convoca/ui/en'
import { UnreadBadge } from '@convoca/ui/unread-badge'

const team = {
  name: 'Trovão Esports',
  tag: 'TRV',
  isRecruiting: true,
  memberCount: 7,
  wins: 3,
  losses: 1,
  members: [],
}

/** A server component whose components speak English: by the theme, and by texts of their own in a Portuguese theme. */
// oxlint-disable-next-line import/no-default-export -- as Next reads it
export default function Page() {
  return (
    <>
      <ConvocaTheme locale="en" accent="#b3005e" style={{ minHeight: 0 }}>
        <NotificationBell notifications={[]} unreadCount={3} />
        <TeamCard team={team} href="#TRV" />
        <UnreadBadge count={3} />
      </ConvocaTheme>
      <ConvocaTheme style={{ minHeight: 0 }}>
        <TeamCard team={team} href="#TRV" texts={en.TeamCard} />
        <UnreadBadge count={2} texts={en.UnreadBadge} />
      </ConvocaTheme>
    </>
  )
}

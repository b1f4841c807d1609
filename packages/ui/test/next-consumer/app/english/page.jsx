import '@convoca/ui/styles.css'
import { ConvocaTheme, contrastRatio, parseColor, TeamCard } from '@convoca/ui'
import { en } from '@convoca/ui/en'
import { NotificationBell } from '@convoca/ui/notification-bell'

const team = {
  name: 'Trovão Esports',
  tag: 'TRV',
  isRecruiting: true,
  memberCount: 7,
  wins: 3,
  losses: 1,
  members: [],
}

/**
 * A server component whose components speak English: by the theme, and by texts of their own in a Portuguese theme. Functions of
 * the library that need no browser run in it.
 */
// oxlint-disable-next-line import/no-default-export -- as Next reads it
export default function Page() {
  return (
    <>
      <ConvocaTheme locale="en" accent="#b3005e" style={{ minHeight: 0 }}>
        <NotificationBell notifications={[]} unreadCount={3} />
        <TeamCard team={team} href="#TRV" />
      </ConvocaTheme>
      <ConvocaTheme style={{ minHeight: 0 }}>
        <TeamCard team={team} href="#TRV" texts={en.TeamCard} />
        <NotificationBell notifications={[]} unreadCount={2} texts={en.NotificationBell} />
        <p>{`Contrast ${contrastRatio(parseColor('#000000'), parseColor('#ffffff'))}`}</p>
      </ConvocaTheme>
    </>
  )
}

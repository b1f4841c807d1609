import { Bell, ClipboardCheck, Megaphone, Shield } from 'lucide-react'
import type { Dashboard } from '../../atoms/dashboard.ts'
import styles from './dashboard.module.css'

interface CountersProps {
  dashboard: Dashboard
  /** Today's check-ins without a response. */
  openCheckIns: number
}

/** The tasks that wait for the user, in numbers that lead to them. */
export function Counters({ dashboard, openCheckIns }: CountersProps) {
  const { invitations, unread, teams } = dashboard
  const counters = [
    {
      Icon: ClipboardCheck,
      tone: 'warning',
      count: openCheckIns,
      singular: 'check-in para hoje',
      plural: 'check-ins para hoje',
      href: '/events',
    },
    {
      Icon: Shield,
      tone: 'accent',
      count: invitations.total,
      singular: 'convite pendente',
      plural: 'convites pendentes',
      href: '/profile/invites',
    },
    {
      Icon: Bell,
      tone: 'info',
      count: unread.notifications,
      singular: 'notificação não lida',
      plural: 'notificações não lidas',
      href: '/notifications',
    },
    {
      Icon: Megaphone,
      tone: 'success',
      count: unread.communications,
      singular: 'comunicado não lido',
      plural: 'comunicados não lidos',
      href: teams.length === 1 ? `/my/teams/${teams[0]?.team.team_tag}?tab=communications` : '/teams',
    },
  ]
  return (
    <ul className={styles.counters}>
      {counters.map(({ Icon, tone, count, singular, plural, href }) => (
        <li key={singular}>
          <a className={styles.counter} href={href} data-none={count === 0 || undefined}>
            <span className={styles.counterIcon} data-tone={tone}>
              <Icon aria-hidden="true" />
            </span>
            <span className={styles.counterText}>
              <span className={styles.count}>{count}</span>
              <span className={styles.label}>{count === 1 ? singular : plural}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

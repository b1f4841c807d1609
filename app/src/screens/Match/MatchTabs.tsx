import { Tabs } from '@convoca/ui'
import type { BracketMatch } from '@convoca/ui'
import { useMatchConversation } from './useMatchConversation.ts'
import styles from './match.module.css'

export type MatchTab = 'chat' | 'details' | undefined

interface MatchTabsProps {
  match: BracketMatch
  /** The room's address. */
  path: string
  tab: MatchTab
  conversationId: string | null
}

/** The parts of the room on phones. The score stays above them once the head has gone out of sight. */
export function MatchTabs({ match, path, tab, conversationId }: MatchTabsProps) {
  const unread = useMatchConversation(conversationId)?.unreadCount
  const { home, away, homeScore, awayScore } = match
  return (
    <div className={styles.dock}>
      {/* The head says it, too. */}
      <p className={styles.strip} aria-hidden>
        <span className={styles.tag}>{home?.tag}</span>
        <span>{`${homeScore ?? '–'} × ${awayScore ?? '–'}`}</span>
        <span className={styles.tag}>{away?.tag}</span>
      </p>
      <Tabs
        label="Partes da partida"
        items={[
          { id: 'score', label: 'Placar', href: path, active: tab === undefined },
          ...(conversationId === null
            ? []
            : [
                {
                  id: 'chat',
                  label: 'Chat',
                  href: `${path}?tab=chat`,
                  active: tab === 'chat',
                  count: (tab !== 'chat' && unread) || undefined,
                },
              ]),
          { id: 'details', label: 'Detalhes', href: `${path}?tab=details`, active: tab === 'details' },
        ]}
      />
    </div>
  )
}

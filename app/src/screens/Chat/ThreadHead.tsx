import { Avatar, IconButton, PresenceDot, TagBadge } from '@convoca/ui'
import { Bell, BellOff, EllipsisVertical, PanelRight, Search } from 'lucide-react'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { countOnline } from '../../mappers/chat.ts'
import { BackToList } from './BackToList.tsx'
import { useMute } from './useMute.ts'
import styles from './ChatScreen.module.css'

/** The panel that is open beside the conversation. */
export type ThreadPanel = 'details' | 'search'

interface ThreadHeadProps {
  conversation: Conversation
  me: OwnProfile['entity']
  titleId: string
  panel: ThreadPanel | null
  /** Goes back to the list on a phone. */
  onBack: () => void
  onDetails: () => void
  onSearch: () => void
}

/** The people of the conversation and who of them is there, and what can be opened beside it. */
export function ThreadHead({ conversation, me, titleId, panel, ...on }: ThreadHeadProps) {
  const { id, name, avatar, isGroup, members, team_id: teamId } = conversation
  const team = me.teams.find((ownTeam) => ownTeam.id === teamId)
  return (
    <header className={styles.head}>
      <BackToList conversationId={id} onBack={on.onBack} />
      <Avatar id={isGroup ? id : (members[0]?.id ?? id)} name={name} src={avatar} size="s" decorative />
      <div className={styles.who}>
        <div className={styles.titleRow}>
          <h2 id={titleId} className={styles.name}>
            {name}
          </h2>
          {team && (
            <TagBadge
              className={styles.tag}
              tag={team.team_tag}
              primaryColor={team.primary_color}
              secondaryColor={team.secondary_color}
            />
          )}
        </div>
        <WhoIsThere conversation={conversation} />
      </div>
      <IconButton label="Buscar na conversa" aria-expanded={panel === 'search'} onClick={on.onSearch}>
        <Search aria-hidden />
      </IconButton>
      <Mute conversation={conversation} />
      <IconButton label="Detalhes da conversa" aria-expanded={panel === 'details'} onClick={on.onDetails}>
        <PanelRight className={styles.wideIcon} aria-hidden />
        <EllipsisVertical className={styles.phoneIcon} aria-hidden />
      </IconButton>
    </header>
  )
}

function WhoIsThere({ conversation }: { conversation: Conversation }) {
  const { isGroup, members, status } = conversation
  if (!isGroup) return status && <PresenceDot status={status} labelled />
  const people = members.length + 1
  return (
    <p className={styles.people}>
      <span>{`${people === 1 ? '1 pessoa' : `${people} pessoas`} · `}</span>
      <span className={styles.online}>{`${countOnline(conversation)} online`}</span>
    </p>
  )
}

function Mute({ conversation }: { conversation: Conversation }) {
  const { isMuted, isPending, onMute } = useMute(conversation)
  return (
    <IconButton
      className={styles.mute}
      label={isMuted ? 'Reativar avisos da conversa' : 'Silenciar conversa'}
      aria-busy={isPending}
      onClick={() => !isPending && onMute(!isMuted)}
    >
      {isMuted ? <BellOff aria-hidden /> : <Bell aria-hidden />}
    </IconButton>
  )
}

import { Panel, PlayerCard } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { recommendationsAtom } from '../../atoms/players.ts'
import type { Recommendation } from '../../atoms/players.ts'
import { findFileUrl } from '../../mappers/files.ts'
import { toReasonText } from '../../mappers/recommendation.ts'
import styles from './PlayersScreen.module.css'

const MAX_SHOWN = 6

/** Players and teams for the user, each with its reasons; nothing where there are none. */
export function Recommendations() {
  const list = useAtomValue(recommendationsAtom).data?.list ?? []
  if (list.length === 0) return null
  return (
    <Panel title="Recomendados para você">
      <ul className={styles.list}>
        {list.slice(0, MAX_SHOWN).map((recommendation) => (
          <li key={recommendation.kind === 'PLAYER' ? recommendation.player.id : recommendation.team.id}>
            <Recommended recommendation={recommendation} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Recommended({ recommendation }: { recommendation: Recommendation }) {
  const note = toReasonText(recommendation)
  if (recommendation.kind === 'PLAYER') {
    const { id, nick, files } = recommendation.player
    const avatarUrl = findFileUrl(files, 'USER_PROFILE_PHOTO')
    return <PlayerCard player={{ id, nick, avatarUrl }} href={`/pro/${nick}`} note={note} />
  }
  const { id, entity, files } = recommendation.team
  const avatarUrl = findFileUrl(files, 'TEAM_PROFILE_PHOTO')
  return (
    <PlayerCard
      player={{ id, nick: entity.name, avatarUrl }}
      note={`Time · ${note}`}
      href={`/team/profile/${entity.team_tag}`}
    />
  )
}

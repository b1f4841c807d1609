import { Button, Panel } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { championshipTeamsAtom } from '../../../atoms/championship.ts'
import type { Championship, ChampionshipRegistration } from '../../../atoms/championship.ts'
import { rosterChangesAtom } from '../../../atoms/rosters.ts'
import { visitorAtom } from '../../../atoms/session.ts'
import { lazyPart } from '../../../hooks/lazy-part.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { canEnter } from '../../../mappers/championship-page.ts'
import { getLockText, isRosterLocked } from '../../../mappers/roster.ts'
import { RosterChangeList } from './RosterChangeList.tsx'
import styles from './roster.module.css'

// The page that shows the panel has few of their parts.
const { Part: RosterEditor } = lazyPart(() =>
  import('./RosterEditor.tsx').then((loaded) => loaded.RosterEditor),
)
const { Part: SubstitutionDialog } = lazyPart(() =>
  import('./SubstitutionDialog.tsx').then((loaded) => loaded.SubstitutionDialog),
)
const { Part: EmergencyDialog } = lazyPart(() =>
  import('./EmergencyDialog.tsx').then((loaded) => loaded.EmergencyDialog),
)

export interface RosterPanelProps {
  championship: Championship
  /** The registration of a team of the reader's. */
  registration: ChampionshipRegistration
  /** The moment at which the championship was read, in milliseconds since 1970. */
  readAt: number
}

type Opened = 'editor' | 'substitution' | 'emergency'

const roles = { STARTER: 'Titular', SUBSTITUTE: 'Reserva' }

/** The server has rendered the registrations as a guest's, without players who have not confirmed: a member reads them again. */
function useMembersReading(championshipId: string): void {
  const { refetch } = useQueryAtom(championshipTeamsAtom, championshipId)
  useEffect(() => {
    void refetch()
  }, [refetch])
}

/** The players of the reader's team, and the ways to change it: freely before the lock, then by substitutions and the referee. */
export function RosterPanel(props: RosterPanelProps) {
  // A player without a team has no roster.
  return props.championship.participant === 'PLAYER' ? null : <Roster {...props} />
}

function Roster({ championship, registration, readAt }: RosterPanelProps) {
  const { status } = championship
  const visitor = useAtomValue(visitorAtom)
  const canManage = visitor?.teams.some((team) => team.id === registration.team.id && canEnter(team))
  useMembersReading(championship.id)
  const changes = useQueryAtom(rosterChangesAtom, championship.id)
  const [opened, setOpened] = useState<Opened>()
  // A dialog is kept after it was closed: it fades out with its text.
  const [last, setLast] = useState<Opened>()
  const isOver = status === 'FINISHED' || status === 'CANCELLED'
  const isOut = status === 'ONGOING' && registration.reason !== null
  const isLocked = isRosterLocked(championship, registration, readAt)
  const own = changes.data?.filter((change) => change.registration_id === registration.id) ?? []
  const isPending = own.some((change) => change.status === 'PENDING')
  const hasBench = registration.roster.some((player) => player.role === 'SUBSTITUTE' && player.is_confirmed)
  const show = (next: Opened) => {
    setLast(next)
    setOpened(next)
  }
  const dialog = {
    championship,
    registration,
    onOpenChange: (open: boolean) => setOpened(open ? last : undefined),
  }
  return (
    <Panel title="Elenco">
      <div className={styles.panel}>
        <Players registration={registration} />
        {own.length > 0 && <RosterChangeList changes={own} />}
        {!isOver && !isOut && (
          <>
            <p className={styles.note}>
              {isLocked
                ? 'O elenco está fechado: só a arbitragem aprova uma troca de emergência.'
                : getLockText(championship)}
            </p>
            {canManage && (
              <div className={styles.buttons}>
                {!isLocked && <Button onClick={() => show('editor')}>Alterar elenco</Button>}
                {status === 'ONGOING' && hasBench && (
                  <Button onClick={() => show('substitution')}>Substituir jogador</Button>
                )}
                {isLocked && !isPending && (
                  <Button onClick={() => show('emergency')}>Pedir troca de emergência</Button>
                )}
              </div>
            )}
          </>
        )}
      </div>
      {last === 'editor' && <RosterEditor isUsed {...dialog} open={opened === 'editor'} />}
      {last === 'substitution' && <SubstitutionDialog isUsed {...dialog} open={opened === 'substitution'} />}
      {last === 'emergency' && <EmergencyDialog isUsed {...dialog} open={opened === 'emergency'} />}
    </Panel>
  )
}

function Players({ registration }: Pick<RosterPanelProps, 'registration'>) {
  return (
    <ul className={styles.players}>
      {registration.roster.map(({ user, role, is_confirmed: isConfirmed }) => (
        <li key={user.id} className={styles.player}>
          <span className={styles.nick}>{user.nick}</span>
          <span className={styles.note}>
            {isConfirmed ? roles[role] : `${roles[role]} · aguarda confirmação`}
          </span>
        </li>
      ))}
    </ul>
  )
}

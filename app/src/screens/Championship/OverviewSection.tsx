import { LinkButton, MatchCard, Panel } from '@convoca/ui'
import { AnnouncementList, StaffList, StageLine } from '@convoca/ui/app'
import { announcementsAtom } from '../../atoms/championship-announcements.ts'
import { championshipMatchesAtom, championshipTeamsAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { championshipStaffAtom } from '../../atoms/match.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath, getMatchPath } from '../../mappers/championship.ts'
import {
  hasPlace,
  toAnnouncementItem,
  toBracketMatch,
  toStaffMembers,
  toStages,
} from '../../mappers/championship-page.ts'
import { say } from '../../mappers/participant-texts.ts'
import { hasMoney } from '../../mappers/prizes.ts'
import { OrganizerRecord } from './OrganizerRecord.tsx'
import { ParticipantList } from './ParticipantList.tsx'
import { PrizeSection } from './PrizeSection.tsx'
import styles from './championship.module.css'
import type { SectionProps } from './section-props.ts'
import { useOwnTeamIds } from './useOwnTeamIds.ts'

/** Teams and matches that the overview shows of all. */
const MAX_SHOWN = 6
const MAX_ANNOUNCEMENTS = 2

const unrated =
  'Sem pontos: os resultados não contam para o ranking, e o título não vira troféu. Contam em campeonatos com quatro inscritos ou mais, três quartos dos jogadores com e-mail confirmado e início na hora marcada.'

/** Two columns of the page's grid: the registration stands above the second. */
export function OverviewSection({ championship }: SectionProps) {
  const { description, is_rated: isRated, status } = championship
  return (
    <>
      <div className={`${styles.column} ${styles.main}`}>
        {hasMoney(championship) && <PrizeSection championship={championship} />}
        <Panel title="Sobre">
          <p className={styles.text}>{description}</p>
          {!isRated && status !== 'CANCELLED' && <p className={styles.text}>{unrated}</p>}
        </Panel>
        <Announcements championship={championship} />
        <OpenMatches championship={championship} />
        <Stages championship={championship} />
        {!hasMoney(championship) && <Prizes prizes={championship.prizes} />}
        <Participants championship={championship} />
      </div>
      <div className={styles.column}>
        <Staff championship={championship} />
      </div>
    </>
  )
}

/** The latest of the organisers' announcements. */
function Announcements({ championship }: SectionProps) {
  const announcements = useQueryAtom(announcementsAtom, championship.id)
  if (announcements.data === undefined || announcements.data.length === 0) return null
  return (
    <Panel title="Avisos">
      <AnnouncementList
        announcements={announcements.data.map(toAnnouncementItem)}
        first={MAX_ANNOUNCEMENTS}
      />
    </Panel>
  )
}

function Staff({ championship }: SectionProps) {
  const staff = useQueryAtom(championshipStaffAtom, championship.id)
  const confirmed = (staff.data ?? []).filter((member) => member.is_confirmed)
  const members = toStaffMembers(championship, confirmed)
  return (
    <Panel title="Organização">
      {championship.organizer === null && <p className={styles.text}>Conta excluída</p>}
      {members.length > 0 && <StaffList members={members} />}
      {championship.organizer !== null && hasMoney(championship) && (
        <OrganizerRecord id={championship.organizer.id} />
      )}
    </Panel>
  )
}

function Stages({ championship }: SectionProps) {
  const matches = useQueryAtom(championshipMatchesAtom, championship.id)
  if (championship.status === 'CANCELLED') return null
  return (
    <Panel title="Etapas">
      <StageLine {...toStages(championship, matches.data ?? [])} />
    </Panel>
  )
}

/** The matches that can be played now. */
function OpenMatches({ championship }: SectionProps) {
  const matches = useQueryAtom(championshipMatchesAtom, championship.id)
  const ownTeamIds = useOwnTeamIds()
  const open = matches.data?.filter(({ state }) => state === 'READY') ?? []
  if (open.length === 0) return null
  return (
    <Panel title="Partidas abertas">
      <ul className={styles.teams}>
        {open.slice(0, MAX_SHOWN).map((match) => (
          <li key={match.id}>
            <MatchCard
              match={toBracketMatch(match)}
              ownTeamIds={ownTeamIds}
              href={getMatchPath(championship.url, match.id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Participants({ championship }: SectionProps) {
  const registrations = useQueryAtom(championshipTeamsAtom, championship.id)
  const placed = registrations.data?.filter(hasPlace) ?? []
  if (placed.length === 0) return null
  const left = championship.max_teams - placed.length
  return (
    <Panel
      title={`${say(championship, 'Times', 'Jogadores')} inscritos (${placed.length} de ${championship.max_teams})`}
      actions={
        <LinkButton size="small" variant="ghost" href={`${getChampionshipPath(championship.url)}?tab=teams`}>
          Ver todos
        </LinkButton>
      }
    >
      <ParticipantList registrations={placed.slice(0, MAX_SHOWN)} />
      {championship.status === 'REGISTRATION' && left > 0 && (
        <p className={styles.free}>
          <strong>{left === 1 ? '1 vaga livre' : `${left} vagas livres`}</strong>
          <span>{` · a chave sai com ${championship.min_teams} inscritos ou mais`}</span>
        </p>
      )}
    </Panel>
  )
}

function Prizes({ prizes }: Pick<Championship, 'prizes'>) {
  if (prizes.length === 0) return null
  return (
    <Panel title="Premiação" flush>
      <ol className={styles.prizes}>
        {prizes
          .toSorted((a, b) => a.place - b.place)
          .map(({ place, description }) => (
            <li key={place} className={styles.prize}>
              <span className={styles.place} data-place={place}>
                {`${place}º`}
              </span>
              <span className={styles.prizeText}>{description}</span>
            </li>
          ))}
      </ol>
    </Panel>
  )
}

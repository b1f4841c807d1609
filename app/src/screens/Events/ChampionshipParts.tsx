import { LinkButton, Panel } from '@convoca/ui'
import { EventProgramme } from '@convoca/ui/app'
import { championshipMatchesAtom, championshipTeamsAtom } from '../../atoms/championship.ts'
import type { ChampionshipRegistration } from '../../atoms/championship.ts'
import type { EventDetails } from '../../atoms/events.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { findTeamsOfEvent, toProgramme } from '../../mappers/event-programme.ts'
import { ParticipantList } from '../Championship/ParticipantList.tsx'
import styles from './events.module.css'

const none: readonly [] = []

/** The most teams that the page of an event names; the championship's page has all of them. */
const MAX_TEAMS = 12

/** The matches of the day and the teams of an event that is a championship or its final. */
export function ChampionshipParts({
  event,
  championship,
}: {
  event: EventDetails
  championship: NonNullable<EventDetails['championship']>
}) {
  const matches = useQueryAtom(championshipMatchesAtom, championship.id).data ?? none
  const registrations = useQueryAtom(championshipTeamsAtom, championship.id).data ?? none
  const programme = toProgramme(matches, { event, url: championship.url })
  const teams = findTeamsOfEvent(registrations, { event, matches })
  return (
    <>
      {programme.length > 0 && (
        <Panel title="Programação">
          <EventProgramme items={programme} />
        </Panel>
      )}
      {teams.length > 0 && <Teams url={championship.url} teams={teams} />}
    </>
  )
}

function Teams({ url, teams }: { url: string; teams: readonly ChampionshipRegistration[] }) {
  return (
    <Panel title="Quem joga">
      <ParticipantList registrations={teams.slice(0, MAX_TEAMS)} />
      {teams.length > MAX_TEAMS && (
        <div className={styles.actions}>
          <LinkButton href={`/championships/${url}?tab=teams`}>{`Ver os ${teams.length} times`}</LinkButton>
        </div>
      )}
    </Panel>
  )
}

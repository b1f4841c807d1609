import type { SystemContext } from '../../../context.ts'
import { formatOnMoment } from '../../moments.ts'
import { notifyEach, notifyStaff } from '../notifications.ts'
import { findChampionship } from '../repository.ts'
import { claimRosterReminder, findShortTeams } from './short-rosters-repository.ts'

/** Teams that the organisers are told of by name. */
const MAX_NAMED = 5

const missingOf = (count: number): string =>
  count === 1 ? 'falta 1 jogador confirmado' : `faltam ${count} jogadores confirmados`

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED).join(', ')
  const others = names.length - MAX_NAMED
  return others > 0 ? `${shown} e mais ${others}` : shown
}

/**
 * A team with too few players loses its place at the start: it and the organisers are told a day and an hour before. Returns
 * the number of championships looked at.
 */
export async function remindOfShortRosters(context: SystemContext): Promise<number> {
  const id = await claimRosterReminder(context.db, context.now())
  const row = id === null ? null : await findChampionship(context.db, { id })
  if (row === null) return 0
  const { id: championshipId, name, team_size: teamSize } = row
  const short = await findShortTeams(context.db, championshipId, teamSize)
  const when = formatOnMoment(row.starts_at)
  await notifyEach(
    context,
    short.map((team) => ({
      registrationId: team.id,
      text: {
        championshipId,
        // The reminder of the check-in does not replace it.
        subject: `roster ${championshipId}`,
        type: 'CHAMPIONSHIP_IS_CLOSE',
        title: 'Elenco incompleto',
        body: `${name} começa ${when}, e ${missingOf(teamSize - team.confirmed)} no elenco: sem isso, o time perde a vaga.`,
      },
    })),
  )
  await notifyStaff(
    context,
    row.organizer_id,
    {
      championshipId,
      subject: `roster ${championshipId}`,
      type: 'CHAMPIONSHIP_IS_CLOSE',
      title:
        short.length === 1 ? '1 time com elenco incompleto' : `${short.length} times com elenco incompleto`,
      body: `${name} começa ${when}. Sem jogadores confirmados, perdem a vaga: ${listNames(short.map((team) => team.name))}.`,
    },
    [],
  )
  return 1
}

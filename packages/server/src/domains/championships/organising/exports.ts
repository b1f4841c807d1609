import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { requireReferee } from '../access.ts'
import { writeCsv } from '../../csv.ts'
import { say } from '../participant-texts.ts'
import { listMatchesOf, readStandings } from '../matches/matches.ts'
import { hasPlayOffs } from '../stages/two-phases.ts'
import { listChampionshipRegistrations } from '../registrations/registrations.ts'

interface Contents {
  participant: Schemas['ChampionshipParticipant']
  teams: Schemas['ChampionshipRegistrationList']
  matches: Schemas['ChampionshipMatchList']
  places: Schemas['ChampionshipPlace'][]
  /** The tables of the first phase, where play-offs follow one. */
  groups?: Schemas['ChampionshipPlace'][][]
}

const criteria: Readonly<Record<Schemas['TieBreakDecision']['criterion'], string>> = {
  HEAD_TO_HEAD: 'confronto direto',
  GAME_DIFFERENCE: 'saldo de jogos',
  GAMES_WON: 'jogos vencidos',
  BUCHHOLZ: 'buchholz',
  BUCHHOLZ_CUT_1: 'buchholz sem o pior adversário',
  WINS: 'vitórias',
  LOT: 'sorteio',
  SEED: 'cabeça de chave',
}

function writePlaces(
  places: readonly Schemas['ChampionshipPlace'][],
  entrant: string,
  title: string,
): string {
  return writeCsv([
    [
      title,
      entrant,
      'pontos',
      'partidas',
      'vitórias',
      'empates',
      'derrotas',
      'saldo',
      'jogos vencidos',
      'buchholz',
      'buchholz sem o pior',
      'desempate',
    ],
    ...places.map((place) => [
      place.rank,
      place.team?.name ?? null,
      place.points,
      place.played,
      place.wins,
      place.draws ?? 0,
      place.losses,
      place.game_difference,
      place.games_won ?? null,
      place.buchholz,
      place.buchholz_cut_1 ?? null,
      place.decided_by == null ? null : criteria[place.decided_by.criterion],
    ]),
  ])
}

/** Tables one below the other, with an empty line between them: teams, matches, places, and the tables of a first phase. */
function writeTables(contents: Contents, format: Schemas['ChampionshipFormat']): string {
  const { participant, teams, matches, places, groups = [] } = contents
  const entrant = say(participant, 'time', 'jogador')
  const titleOf = (index: number): string =>
    format === 'GROUPS_THEN_PLAYOFFS' ? `colocação no grupo ${index + 1}` : 'colocação na fase suíça'
  return [
    writeCsv([
      [entrant, 'tag', 'situação', 'cabeça de chave', 'inscrição'],
      ...teams.map(({ team, status, seed, created_at: at }) => [
        team.name,
        team.team_tag ?? null,
        status,
        seed,
        at,
      ]),
    ]),
    writeCsv([
      ['partida', 'chave', 'rodada', 'mandante', 'visitante', 'placar', 'estado', 'horário'],
      ...matches.map((match) => [
        match.number + 1,
        match.bracket,
        match.round,
        match.home?.name ?? null,
        match.away?.name ?? null,
        match.home_score === null ? null : `${match.home_score} a ${match.away_score}`,
        match.state,
        match.scheduled_at,
      ]),
    ]),
    writePlaces(places, entrant, 'colocação'),
    ...groups.map((group, index) => writePlaces(group, entrant, titleOf(index))),
  ].join('\r\n')
}

export async function exportChampionship(
  context: Context,
  id: string,
  format: 'csv' | 'json',
): Promise<Schemas['ChampionshipExport']> {
  const { row } = await requireReferee(context, id)
  const { places, groups } = await readStandings(context, row.id)
  const contents: Contents = {
    participant: row.participant,
    teams: await listChampionshipRegistrations(context, row.id),
    matches: await listMatchesOf(context, row.id),
    places,
    ...(hasPlayOffs(row) && { groups }),
  }
  const filename = `${row.url}.${format}`
  if (format === 'json') {
    const named = { name: row.name, url: row.url, status: row.status, ...contents }
    return { filename, media_type: 'application/json', content: JSON.stringify(named, null, 2) }
  }
  return { filename, media_type: 'text/csv; charset=utf-8', content: writeTables(contents, row.format) }
}

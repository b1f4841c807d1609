import type { Schemas } from '../src/contract/types.ts'
import { markRated, newDraft } from './championships.ts'
import type { Person, TestServer } from './harness.ts'

/** A championship is for players without teams with these. */
export const alone = { participant: 'PLAYER', team_size: 1, max_substitutes: 0 } as const

type Given = Parameters<typeof newDraft>[2]

export async function setStatus(
  server: TestServer,
  { token }: Person,
  id: string,
  status: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING',
): Promise<void> {
  const response = await server.call('changeChampionshipStatus', { token, path: { id }, body: { status } })
  if (response.status !== 200) throw new Error(`Not ${status}: ${JSON.stringify(response.body)}`)
}

/** Open for players. */
export async function openAlone(server: TestServer, organizer: Person, given: Given): Promise<string> {
  const { id } = await newDraft(server, organizer, { ...alone, ...given })
  await setStatus(server, organizer, id, 'REGISTRATION')
  return id
}

export const enterAlone = ({ call }: Pick<TestServer, 'call'>, { token }: Person, id: string) =>
  call('registerPlayer', { token, path: { id } })

/** Registers these players and starts. Returns the championship and the registrations in their order. */
export async function startAlone(
  server: TestServer,
  organizer: Person,
  { players, ...given }: Given & { players: readonly Person[] },
): Promise<{ id: string; registrations: string[] }> {
  const id = await openAlone(server, organizer, { max_teams: Math.max(2, players.length), ...given })
  const registrations: string[] = []
  for (const player of players) {
    const entered = await enterAlone(server, player, id)
    if (entered.status !== 201) throw new Error(`Not registered: ${JSON.stringify(entered.body)}`)
    registrations.push(entered.body.id)
  }
  await setStatus(server, organizer, id, 'ONGOING')
  await markRated(server, id)
  return { id, registrations }
}

export const readMatches = async (
  { call }: Pick<TestServer, 'call'>,
  id: string,
): Promise<Schemas['ChampionshipMatch'][]> => (await call('listMatches', { path: { id } })).body

/** Plays all matches by the players' own reports; in each the one who comes first in the list wins. */
export async function playAlone(
  server: TestServer,
  id: string,
  { players, games = 1 }: { players: readonly Person[]; games?: number },
): Promise<void> {
  const placeOf = (side: Schemas['ChampionshipTeam'] | null) =>
    players.findIndex((one) => one.id === side?.id)
  const isReady = ({ state }: Schemas['ChampionshipMatch']) => state === 'READY'
  for (let open = (await readMatches(server, id)).filter(isReady); open.length > 0;) {
    for (const match of open) {
      const isHome = placeOf(match.home) < placeOf(match.away)
      const needed = (match.best_of + 1) / 2
      const body = { home_score: isHome ? needed : games - 1, away_score: isHome ? games - 1 : needed }
      for (const side of [match.home, match.away]) {
        const player = players[placeOf(side)]
        if (player === undefined) throw new Error('A stranger plays')
        const path = { id, matchId: match.id }
        const reported = await server.call('reportMatch', { token: player.token, path, body })
        if (reported.status !== 200) throw new Error(`Not reported: ${JSON.stringify(reported.body)}`)
      }
    }
    open = (await readMatches(server, id)).filter(isReady)
  }
}

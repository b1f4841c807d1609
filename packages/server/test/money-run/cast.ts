import type { Schemas } from '../../src/contract/types.ts'
import { insertGame } from '../../src/domains/games/repository.ts'
import { newDraft } from '../championships.ts'
import type { Person, TestServer } from '../harness.ts'
import { type TestTeam, newMember, newTeam } from '../teams.ts'

export interface Squad {
  team: TestTeam
  /** The owner, the captain and a player. */
  players: readonly [Person, Person, Person]
}

export interface Cup {
  id: string
  /** The amounts in centavos. */
  fee: number
  promised: number
}

/** The account, team and place of one of the concurrent payers, so that payers share nothing but money. */
export interface Payer {
  organizer: Person
  squads: Squad[]
  cups: Cup[]
  /** People of the other payers. */
  givers: Person[]
}

async function newSquad(server: TestServer, gameId: string, hasBadKey: boolean): Promise<Squad> {
  const team = await newTeam(server, { gameId })
  const players = [
    team.owner,
    await newMember(server, team, 'CAPTAIN'),
    await newMember(server, team, 'PLAYER'),
  ] as const
  for (const [index, { id }] of players.entries()) {
    const keys = [`${id}@exemplo.com.br`, `${id}@outro.exemplo.com.br`]
    if (hasBadKey && index === 1) keys.unshift('ninguem@convoca.example')
    for (const key of keys)
      await server.db
        .insertInto('pix_keys')
        .values({ id: crypto.randomUUID(), user_id: id, type: 'EMAIL', key })
        .execute()
  }
  return { team, players }
}

async function newCup(
  server: TestServer,
  { organizer, gameId, random }: { organizer: Person; gameId: string; random: () => number },
): Promise<Cup> {
  const amountUpTo = (most: number) => 1001 + Math.floor(random() * most)
  const fee = amountUpTo(8000)
  const prizes: Schemas['ChampionshipPrize'][] = [
    { place: 1, description: 'Campeão', amount: amountUpTo(40_000) },
    { place: 2, description: 'Vice', amount: amountUpTo(10_000) },
  ]
  const { id } = await newDraft(server, organizer, {
    game_id: gameId,
    entry_fee: fee,
    team_size: 3,
    max_teams: 2,
    prizes,
  })
  const opened = await server.call('changeChampionshipStatus', {
    token: organizer.token,
    path: { id },
    body: { status: 'REGISTRATION' },
  })
  if (opened.status !== 200) throw new Error(`Not open: ${JSON.stringify(opened.body)}`)
  return { id, fee, promised: prizes.reduce((sum, { amount = 0 }) => sum + amount, 0) }
}

/** Everybody and everything of a run. A championship has two places, and three teams want them. */
export async function newPayers(
  server: TestServer,
  { count, cups, random }: { count: number; cups: number; random: () => number },
): Promise<Payer[]> {
  const gameId = await insertGame(server.db, 'VALORANT')
  const payers: Payer[] = []
  for (let index = 0; index < count; index += 1) {
    const organizer = await server.registerUser()
    await server.db
      .updateTable('users')
      .set({ platform_role: 'ORGANIZER' })
      .where('id', '=', organizer.id)
      .execute()
    const squads: Squad[] = []
    for (let place = 0; place < 3; place += 1) squads.push(await newSquad(server, gameId, place === 0))
    const own: Cup[] = []
    for (let place = 0; place < cups; place += 1)
      own.push(await newCup(server, { organizer, gameId, random }))
    payers.push({ organizer, squads, cups: own, givers: [] })
  }
  for (const payer of payers)
    payer.givers = payers
      .filter((other) => other !== payer)
      .flatMap(({ squads }) => squads.flatMap(({ players }) => players))
  return payers
}

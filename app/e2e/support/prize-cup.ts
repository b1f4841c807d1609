import { expect } from '@playwright/test'
import { createPerson, signUpByApi, type Person } from './accounts.ts'
import { callApi } from './api.ts'
import {
  openChampionshipByApi,
  registerNewTeam,
  setStatusByApi,
  type StartedChampionship,
} from './championship-api.ts'
import { endPrizeWait } from './prize-time.ts'
import { type CreatedTeam, addMemberByApi, createTeamByApi } from './team-api.ts'

export interface Player {
  id: string
  token: string
}

export interface WonPrize {
  cup: StartedChampionship
  team: CreatedTeam
  captain: Player
  /** The others of the roster, by nick. */
  players: ReadonlyMap<string, Player>
}

const idOf = async (url: string, token: string): Promise<string> => {
  const { entity } = await callApi<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')
  return entity.id
}

/** A championship whose only prize is deposited, won by a team of these players, and long over: the clock divides it. */
export async function winPrize(
  server: { url: string; dataDir: string },
  {
    tag,
    amount,
    players,
    deposit = depositByApi,
  }: { tag: string; amount: number; players: readonly Person[]; deposit?: typeof depositByApi },
): Promise<WonPrize> {
  const { url } = server
  const cup = await openChampionshipByApi(url, {
    name: `Copa do Prêmio ${tag}`,
    prizeAmount: amount,
    team_size: 1,
    max_substitutes: 5,
  })
  const captain = createPerson('Capita')
  const token = await signUpByApi(url, captain)
  const team = await createTeamByApi(url, token, {
    name: `Time ${tag}`,
    tag,
    description: 'Divide o que ganha.',
  })
  const captainId = await idOf(url, token)
  const joined = new Map<string, Player>()
  for (const person of players) {
    const session = await addMemberByApi(url, token, team, person)
    joined.set(person.nick, { id: await idOf(url, session), token: session })
  }
  const registration = await callApi<{ id: string }>(
    url,
    token,
    'POST',
    `/championships/${cup.id}/registrations`,
    {
      team_id: team.id,
      roster: [
        { user_id: captainId, role: 'STARTER' },
        ...[...joined.values()].map(({ id }) => ({ user_id: id, role: 'SUBSTITUTE' })),
      ],
    },
  )
  for (const player of joined.values())
    await callApi(
      url,
      player.token,
      'PUT',
      `/championships/${cup.id}/registrations/${registration.id}/confirmation`,
      {
        is_confirmed: true,
      },
    )
  await registerNewTeam(url, cup.id, `${tag}X`)
  await setStatusByApi(url, cup, 'ONGOING')
  await deposit(url, cup, amount)
  await winAll(url, cup, team.name)
  await endPrizeWait(server, cup.id)
  await expect
    .poll(async () => (await callApi<unknown[]>(url, token, 'GET', '/prizes')).length, { timeout: 60_000 })
    .toBe(1)
  return { cup, team, captain: { id: captainId, token }, players: joined }
}

async function depositByApi(
  url: string,
  { id, organizerToken }: StartedChampionship,
  amount: number,
): Promise<void> {
  const path = `/championships/${id}/prize-deposits`
  const payment = await callApi<{ id: string }>(url, organizerToken, 'POST', path, { amount })
  await callApi(url, organizerToken, 'POST', `/payments/${payment.id}/simulation`, { outcome: 'PAID' })
  await callApi(url, organizerToken, 'POST', `/payments/${payment.id}/check`)
}

/** The organiser decides every match for one team. */
export async function winAll(
  url: string,
  { id, organizerToken }: StartedChampionship,
  winner: string,
): Promise<void> {
  interface Match {
    id: string
    state: string
    best_of: number
    home: { name: string } | null
  }
  const read = () => callApi<Match[]>(url, organizerToken, 'GET', `/public/championships/${id}/matches`)
  for (let open = await read(); ; open = await read()) {
    const match = open.find(({ state }) => state === 'READY')
    if (match === undefined) return
    const games = (match.best_of + 1) / 2
    const isHome = match.home?.name === winner
    await callApi(url, organizerToken, 'PUT', `/championships/${id}/matches/${match.id}/ruling`, {
      home_score: isHome ? games : 0,
      away_score: isHome ? 0 : games,
      is_forfeit: false,
      reason: 'Visto na gravação.',
    })
  }
}

/** The player with this nick. */
export function playerOf({ players }: WonPrize, { nick }: Person): Player {
  const player = players.get(nick)
  if (player === undefined) throw new Error(`${nick} is not of the roster`)
  return player
}

/** Puts a Pix key into the profile, by e-mail. */
export const addPixKeyByApi = (url: string, { id, token }: Player, key: string): Promise<unknown> =>
  callApi(url, token, 'POST', `/user/${id}/pix`, { type: 'EMAIL', key })

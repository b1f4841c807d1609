import { createPerson, signUpByApi } from './accounts.ts'
import { callApi } from './api.ts'
import { createTeamByApi } from './team-api.ts'

const hour = 60 * 60 * 1000
const after = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

export interface StartedChampionship {
  id: string
  url: string
  organizerToken: string
}

interface NewChampionship {
  name: string
  /** Starters of a team. */
  team_size?: number
  max_substitutes?: number
  description?: string
  rules?: string
  prize?: string
  /** The money of the prize in centavos. */
  prizeAmount?: number
  /** The fee in centavos; only an organiser of the platform asks for one. */
  entry_fee?: number
  /** Session of the organiser; a new one by default. */
  organizerToken?: string
}

/** An organiser and their championship, in which teams can register. */
export async function openChampionshipByApi(
  url: string,
  {
    name,
    team_size = 1,
    max_substitutes = 0,
    description = 'Uma taça aberta para times de todo o Brasil.',
    rules = '## Atrasos\n\nQuem não está lá em **15 minutos** perde. <b>Sem choro.</b>',
    prize = 'Troféu e camisetas',
    prizeAmount,
    entry_fee = 0,
    organizerToken: given,
  }: NewChampionship,
): Promise<StartedChampionship> {
  const organizerToken = given ?? (await signUpByApi(url, createPerson('Organiza')))
  const [game] = await callApi<{ id: string }[]>(url, organizerToken, 'GET', '/public/games/all')
  const championship = await callApi<{ id: string; url: string }>(
    url,
    organizerToken,
    'POST',
    '/championships',
    {
      name,
      game_id: game?.id,
      description,
      rules,
      format: 'DOUBLE_ELIMINATION',
      best_of: [3, 5],
      group_count: null,
      qualifiers_per_group: null,
      swiss_rounds: null,
      team_size,
      max_substitutes,
      min_age: null,
      min_teams: 2,
      max_teams: 8,
      entry_fee,
      prizes: [{ place: 1, description: prize, ...(prizeAmount !== undefined && { amount: prizeAmount }) }],
      registration_opens_at: after(-1),
      registration_closes_at: after(24),
      check_in_opens_at: after(47),
      starts_at: after(48),
    },
  )
  const opened = { ...championship, organizerToken }
  await setStatusByApi(url, opened, 'REGISTRATION')
  return opened
}

export const setStatusByApi = (
  url: string,
  { id, organizerToken }: StartedChampionship,
  status: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING',
): Promise<unknown> => callApi(url, organizerToken, 'PATCH', `/championships/${id}/status`, { status })

export interface PlayedChampionship extends StartedChampionship {
  /** Session of each team's captain, by the team's name. */
  captainTokens: ReadonlyMap<string, string>
}

interface StartedWithTeams {
  name: string
  /** One letter or digit for each team, which is added to the tag. */
  teams: string
  tag: string
}

/** An organiser, their championship, and teams of one player that are in it when it starts. */
export async function startChampionshipByApi(
  url: string,
  { name, teams, tag }: StartedWithTeams,
): Promise<PlayedChampionship> {
  const championship = await openChampionshipByApi(url, { name })
  const captainTokens = new Map<string, string>()
  for (const letter of teams) {
    const team = `${tag}${letter}`
    captainTokens.set(`Time ${team}`, await registerNewTeam(url, championship.id, team))
  }
  await setStatusByApi(url, championship, 'ONGOING')
  return { ...championship, captainTokens }
}

/** A new team of one player registers. Returns the captain's session. */
export async function registerNewTeam(url: string, championshipId: string, tag: string): Promise<string> {
  const token = await signUpByApi(url, createPerson('Capita'))
  const team = await createTeamByApi(url, token, {
    name: `Time ${tag}`,
    tag,
    description: 'Joga a taça inteira, do começo ao fim.',
  })
  await registerByApi(url, championshipId, { token, teamId: team.id })
  return token
}

/** Registers a team with the caller as its only player. */
export async function registerByApi(
  url: string,
  championshipId: string,
  { token, teamId }: { token: string; teamId: string },
): Promise<void> {
  const { entity } = await callApi<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')
  await callApi(url, token, 'POST', `/championships/${championshipId}/registrations`, {
    team_id: teamId,
    roster: [{ user_id: entity.id, role: 'STARTER' }],
  })
}

/** The organiser decides the first match that can be played: the home team wins. Returns the winner's name. */
export async function ruleFirstMatchByApi(url: string, championship: StartedChampionship): Promise<string> {
  const { id, organizerToken } = championship
  const matches = await callApi<
    { id: string; state: string; best_of: number; home: { name: string } | null }[]
  >(url, organizerToken, 'GET', `/public/championships/${id}/matches`)
  const open = matches.find(({ state }) => state === 'READY')
  if (!open?.home) throw new Error('No match can be played')
  const won = (open.best_of + 1) / 2
  await callApi(url, organizerToken, 'PUT', `/championships/${id}/matches/${open.id}/ruling`, {
    home_score: won,
    away_score: won - 1,
    is_forfeit: false,
    reason: 'Visto na gravação.',
  })
  return open.home.name
}

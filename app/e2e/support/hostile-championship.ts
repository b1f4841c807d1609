import { createPerson, signUpByApi } from './accounts.ts'
import { callApi } from './api.ts'
import { openChampionshipByApi, registerNewTeam, setStatusByApi } from './championship-api.ts'
import { allHostile, hostileName, hostileParagraph } from './hostile-corpus.ts'

export interface HostileChampionship {
  url: string
  matchId: string
  organizerToken: string
  /** The address of the cancelled championship. */
  cancelledUrl: string
  /** Addresses of the organiser's events, of which the second was cancelled. */
  eventPaths: readonly string[]
  /** The team with a reported match, by its captain's session. */
  captainToken: string
}

interface Match {
  id: string
  state: string
  home: { name: string } | null
}

interface Registration {
  id: string
  team: { name: string }
}

/** A championship that is played, with every text of an organiser and of a match room, and one that is cancelled. */
export async function createHostileChampionship(url: string, tag: string): Promise<HostileChampionship> {
  const championship = await openChampionshipByApi(url, {
    name: hostileName,
    description: allHostile,
    rules: `${allHostile}\n\n[aqui](javascript:ran())`,
    prize: hostileName,
  })
  const { id, organizerToken } = championship
  const captains = new Map<string, string>()
  for (const letter of ['1', '2', '3', '4', '5'])
    captains.set(`Time ${tag}${letter}`, await registerNewTeam(url, id, `${tag}${letter}`))
  const organise = <T>(method: string, path: string, body?: object) =>
    callApi<T>(url, organizerToken, method, `/championships/${id}${path}`, body)
  await organise('POST', '/announcements', { title: hostileName, body: hostileParagraph })
  const [rejected, disqualified] = await callApi<Registration[]>(
    url,
    organizerToken,
    'GET',
    `/public/championships/${id}/registrations`,
  )
  await organise('PATCH', `/registrations/${rejected?.id}`, { status: 'REJECTED', reason: hostileParagraph })
  await setStatusByApi(url, championship, 'ONGOING')

  const matches = await callApi<Match[]>(url, organizerToken, 'GET', `/public/championships/${id}/matches`)
  const match = matches.find(
    ({ state, home }) => state === 'READY' && home && home.name !== disqualified?.team.name,
  )
  if (!match?.home) throw new Error('No match can be played')
  const captainToken = captains.get(match.home.name) ?? ''
  const game = { map: hostileName, home_score: 13, away_score: 7 }
  await callApi(url, captainToken, 'PUT', `/championships/${id}/matches/${match.id}/report`, {
    home_score: 2,
    away_score: 0,
    games: [game, game],
  })
  await organise('PUT', `/matches/${match.id}/ruling`, {
    home_score: 2,
    away_score: 0,
    games: [game, game],
    is_forfeit: false,
    reason: hostileParagraph,
  })
  await organise('PUT', `/registrations/${disqualified?.id}/disqualification`, { reason: hostileParagraph })
  return {
    url: championship.url,
    matchId: match.id,
    organizerToken,
    captainToken,
    cancelledUrl: await cancelAnother(url),
    eventPaths: await createEvents(url, organizerToken),
  }
}

async function createEvents(url: string, token: string): Promise<readonly string[]> {
  const starts = Date.now() + 48 * 60 * 60 * 1000
  const create = () =>
    callApi<{ id: string; context: string; name: string }>(url, token, 'POST', '/events', {
      context: 'community',
      title: hostileName,
      description: allHostile,
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 60 * 60 * 1000).toISOString(),
      place: hostileName,
      address: hostileName,
      link: null,
    })
  const [open, cancelled] = [await create(), await create()]
  await callApi(url, token, 'PUT', `/events/${cancelled.id}/cancellation`, { reason: hostileParagraph })
  return [open, cancelled].map(({ context, name }) => `/events/${context}/${name}`)
}

async function cancelAnother(url: string): Promise<string> {
  const other = await openChampionshipByApi(url, { name: hostileName })
  await callApi(url, other.organizerToken, 'PATCH', `/championships/${other.id}/status`, {
    status: 'CANCELLED',
    reason: hostileParagraph,
  })
  return other.url
}

/** Somebody's site, which the settings and the question for a grant name. */
export async function createHostileSite(url: string): Promise<string> {
  const token = await signUpByApi(url, createPerson('Sitiante'))
  await callApi(url, token, 'POST', '/partner/sites', {
    name: hostileName,
    origins: ['https://sitio.exemplo.com.br'],
  })
  return token
}

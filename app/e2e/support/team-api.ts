import { callApi as call } from './api.ts'
import type { Person } from './accounts.ts'
import { signUpByApi } from './accounts.ts'

export interface CreatedTeam {
  id: string
  name: string
  tag: string
}

/** Creates a team through the API, for tests that are not about the wizard. */
export async function createTeamByApi(
  url: string,
  token: string,
  team: { name: string; tag: string; description: string },
): Promise<CreatedTeam> {
  const [game] = await call<{ id: string }[]>(url, token, 'GET', '/public/games/all')
  if (!game) throw new Error('The server has no games')
  const { id } = await call<{ id: string }>(url, token, 'POST', '/teams', {
    name: team.name,
    teamTag: team.tag,
    game_id: game.id,
    description: team.description,
  })
  return { id, name: team.name, tag: team.tag }
}

/** Registers a person who then joins the team as a player. Returns their session token. */
export async function addMemberByApi(
  url: string,
  ownerToken: string,
  team: CreatedTeam,
  person: Person,
): Promise<string> {
  const token = await signUpByApi(url, person)
  const profile = await call<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')
  await call(url, ownerToken, 'POST', `/teams/${team.id}/invites`, [
    { userId: profile.entity.id, role: 'PLAYER' },
  ])
  const mine = await call<{ data: { id: string; team_id: string }[] }>(
    url,
    token,
    'GET',
    '/teams/invitations/user',
  )
  const invitation = mine.data.find(({ team_id }) => team_id === team.id)
  if (!invitation) throw new Error(`${person.nick} was not invited`)
  await call(url, token, 'PATCH', `/teams/${team.id}/invitations/${invitation.id}/accept`)
  return token
}

import { callApi as call } from './api.ts'
import type { Person } from './people.ts'
import { signUpByApi } from './people.ts'

export interface MadeTeam {
  id: string
  name: string
  tag: string
}

/** Makes a team by the API, where the wizard is not what is tested. */
export async function createTeamByApi(
  url: string,
  token: string,
  team: { name: string; tag: string; description: string },
): Promise<MadeTeam> {
  const [game] = await call<{ id: string }[]>(url, token, 'GET', '/public/games/all')
  if (!game) throw new Error('There is no game')
  const { id } = await call<{ id: string }>(url, token, 'POST', '/teams', {
    name: team.name,
    teamTag: team.tag,
    game_id: game.id,
    description: team.description,
  })
  return { id, name: team.name, tag: team.tag }
}

/** Registers somebody who is then a player of the team; answers their session. */
export async function joinByApi(
  url: string,
  ownerToken: string,
  team: MadeTeam,
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

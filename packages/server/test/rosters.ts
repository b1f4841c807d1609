import type { Schemas } from '../src/contract/types.ts'
import type { Person, TestServer } from './harness.ts'
import type { TestTeam } from './teams.ts'

export type RosterEntry = Schemas['RegistrationInput']['roster'][number]
export const starter = ({ id }: Person): RosterEntry => ({ user_id: id, role: 'STARTER' })
export const substitute = ({ id }: Person): RosterEntry => ({ user_id: id, role: 'SUBSTITUTE' })

/** The calls about rosters; `getTest` returns the server, the organiser and the team of the running test. */
export function rosterCalls(getTest: () => { server: TestServer; organizer: Person; team: TestTeam }) {
  const confirm = (person: Person, id: string, registrationId: string, isConfirmed = true) =>
    getTest().server.call('confirmRosterPlace', {
      token: person.token,
      path: { id, registrationId },
      body: { is_confirmed: isConfirmed },
    })

  /** Registers the team; the players confirm. */
  async function enter(
    id: string,
    { id: teamId, owner }: TestTeam,
    players: Person[],
    roster: RosterEntry[],
  ) {
    const { status, body } = await getTest().server.call('registerTeam', {
      token: owner.token,
      path: { id },
      body: { team_id: teamId, roster },
    })
    if (status !== 201) throw new Error(`Not registered: ${JSON.stringify(body)}`)
    for (const player of players) await confirm(player, id, body.id)
    return body.id as string
  }

  const change = (id: string, registrationId: string, roster: RosterEntry[], by = getTest().team.owner) =>
    getTest().server.call('updateRoster', { token: by.token, path: { id, registrationId }, body: { roster } })
  const rosterOf = async (id: string, registrationId: string) => {
    const { body } = await getTest().server.call('listChampionshipRegistrations', {
      token: getTest().organizer.token,
      path: { id },
    })
    const all: Schemas['ChampionshipRegistration'][] = body
    return all
      .find((one) => one.id === registrationId)
      ?.roster.map(({ user, role, is_confirmed: isConfirmed }) => `${user.nick} ${role} ${isConfirmed}`)
      .toSorted()
  }

  return { confirm, enter, change, rosterOf }
}

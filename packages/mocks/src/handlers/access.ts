import type { MemberRecord, MockDatabase, TeamRecord, UserRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'
import { findTeam } from '../queries.ts'
import { requireUser } from './handler.ts'

/** The caller as a member of the team; to strangers the team does not exist. */
export function requireMember(context: {
  database: MockDatabase
  user: UserRecord | null
  input: { id: string }
}): { database: MockDatabase; user: UserRecord; team: TeamRecord; own: MemberRecord } {
  const { database } = context
  const user = requireUser(context)
  const team = findTeam(database, context.input.id)
  const own = team.members.find((member) => member.userId === user.id)
  if (!own) throw new MockProblem('TEAM_NOT_FOUND')
  return { database, user, team, own }
}

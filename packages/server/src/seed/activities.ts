import { sql } from 'kysely'
import type { Schemas } from '../contract/types.ts'
import { newId } from '../database/id.ts'
import type { Db } from '../database/schema.ts'
import { type SeedContext, daysAgo, getAt, getDemoMemberIds } from './seed-context.ts'

interface PastActivity {
  teamId: string
  actorId: string
  kind: Schemas['ActivityType']
  createdAt: Date
  subjectId?: string | undefined
  role?: Schemas['TeamRole'] | undefined
  target?: string | undefined
}

/** Inserted directly, since the activity log's service always uses the current time. */
export async function insertPastActivity(db: Db, activity: PastActivity): Promise<void> {
  await db
    .insertInto('team_activities')
    .values({
      id: newId(),
      team_id: activity.teamId,
      action_type: activity.kind,
      actor_id: activity.actorId,
      subject_id: activity.subjectId ?? null,
      role: activity.role ?? null,
      target: activity.target ?? null,
      created_at: activity.createdAt,
    })
    .execute()
}

interface DemoActivity {
  kind: Schemas['ActivityType']
  /** Index into the demo team's members. */
  actor: number
  daysAgo: number
  /** Index of the member concerned. */
  subject?: number
  role?: Schemas['TeamRole']
  target?: string
}

/** Entries of the demo team's activity log that no service call of the seed produces. */
const demoActivities: readonly DemoActivity[] = [
  { kind: 'ROSTER_CHANGED', actor: 0, subject: 2, target: 'STARTER', daysAgo: 1 },
  { kind: 'PICTURE_CHANGED', actor: 1, target: 'TEAM_BANNER_PHOTO', daysAgo: 2 },
  { kind: 'TEAM_UPDATED', actor: 1, daysAgo: 5 },
  { kind: 'RECRUITMENT_CHANGED', actor: 0, daysAgo: 12 },
  { kind: 'ROLE_CHANGED', actor: 0, subject: 2, role: 'CAPTAIN', daysAgo: 35 },
  { kind: 'PICTURE_CHANGED', actor: 0, target: 'TEAM_PROFILE_PHOTO', daysAgo: 61 },
  { kind: 'ROLE_CHANGED', actor: 0, subject: 1, role: 'MANAGER', daysAgo: 120 },
  { kind: 'TEAM_UPDATED', actor: 0, daysAgo: 180 },
]

export async function addDemoActivities(seed: SeedContext): Promise<void> {
  const teamId = getAt(seed.teams, 0)
  const members = getDemoMemberIds(seed)
  for (const { actor, subject, daysAgo: days, ...activity } of demoActivities) {
    await insertPastActivity(seed.context.db, {
      ...activity,
      teamId,
      actorId: getAt(members, actor % members.length),
      subjectId: subject === undefined ? undefined : getAt(members, subject % members.length),
      createdAt: daysAgo(seed, days),
    })
  }
}

/** Gives the entries that the services just logged the date of the team, invitation or event they are about. */
export async function backdateActivities(db: Db): Promise<void> {
  await sql`
    update team_activities set created_at = teams.created_at from teams
    where teams.id = team_activities.team_id and action_type = 'TEAM_CREATED'`.execute(db)
  await sql`
    update team_activities set created_at = invitations.created_at
      + case when action_type in ('MEMBER_INVITED', 'APPLICATION_RECEIVED') then interval '0' else interval '5 hours' end
    from invitations
    where invitations.team_id = team_activities.team_id
      and invitations.user_id = coalesce(subject_id, actor_id)
      and action_type in ('MEMBER_INVITED', 'APPLICATION_RECEIVED', 'MEMBER_JOINED', 'INVITATION_DECLINED')`.execute(
    db,
  )
  // Events are planned one after the other.
  await sql`
    update team_activities set created_at = team_activities.created_at - ranked.place * interval '77 hours'
    from (
      select id, row_number() over (partition by team_id order by created_at desc, id desc) as place
      from team_activities where action_type = 'SCHEDULE_CREATED'
    ) ranked
    where ranked.id = team_activities.id`.execute(db)
}

import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { toHoursOfWeek, toWeekHour } from '@convoca/contract/rules'

interface Overlap {
  slots: { at: number; members: number }[]
  members: number
  own: number[]
}

/** Available members per hour, the number of members with any hours, and the user's own hours. */
export async function findAvailability(
  db: Db,
  teamId: string,
  userId: string,
): Promise<Schemas['Availability']> {
  const { rows } = await sql<Overlap>`
    with marked as (
      select availability.hours, team_members.user_id
      from availability
      join team_members on team_members.id = availability.member_id
      where availability.team_id = ${teamId} and cardinality(availability.hours) > 0
    ), slots as (
      select at, count(*) as members from marked, unnest(marked.hours) as at group by at
    )
    select
      (select count(*) from marked) as members,
      coalesce((select json_agg(json_build_object('at', at, 'members', members) order by at) from slots), '[]') as slots,
      coalesce((select to_json(hours) from marked where user_id = ${userId}), '[]') as own`.execute(db)
  const [found] = rows
  if (found === undefined) return { slots: [], members: 0, own: [] }
  return {
    slots: found.slots.map(({ at, members }) => ({ ...toWeekHour(at), members })),
    members: found.members,
    own: found.own.map(toWeekHour),
  }
}

/** Replaces the member's hours; false for a user who is no member. */
export async function saveAvailability(
  db: Db,
  teamId: string,
  userId: string,
  given: { hours: readonly Schemas['WeekHour'][]; now: Date },
): Promise<boolean> {
  const hours = toHoursOfWeek(given.hours)
  const { rows } = await sql`
    insert into availability (member_id, team_id, hours, updated_at)
    select id, team_id, ${hours}::smallint[], ${given.now} from team_members
    where team_id = ${teamId} and user_id = ${userId}
    on conflict (member_id) do update set hours = excluded.hours, updated_at = excluded.updated_at
    returning member_id`.execute(db)
  return rows.length > 0
}

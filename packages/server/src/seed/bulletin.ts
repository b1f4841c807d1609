import {
  demoNow,
  seedAchievements,
  seedCommunications,
  seedGames,
  seedPlayers,
  seedTeams,
} from '@convoca/mocks/fixtures'
import { sql } from 'kysely'
import type { Schemas } from '../contract/types.ts'
import { newId } from '../database/id.ts'
import type { Db } from '../database/schema.ts'
import type { Work } from '../database/transaction.ts'
import { insertAchievement } from '../domains/achievements/repository.ts'
import { insertCommunication } from '../domains/communications/repository.ts'
import { storePicture } from '../domains/files/service.ts'
import { gameIcon } from './pictures.ts'
import { HOUR, type Scene, at, daysAgo, teamOf } from './scene.ts'
import { type Act, type Notice, seasonActs, seasonNotices } from './season.ts'

/** The instant of a fixture, as far from now as it is from the moment at which the fixtures stand still. */
function moved({ startedAt }: Scene, instant: string): Date {
  return new Date(startedAt.getTime() + Date.parse(instant) - Date.parse(demoNow))
}

const userOf = (scene: Scene, id: string) =>
  at(
    scene.players,
    seedPlayers.findIndex((player) => player.id === id),
  ).userId

interface Happened {
  teamId: string
  actorId: string
  kind: Schemas['ActivityType']
  when: Date
  subjectId?: string | undefined
  role?: Schemas['TeamRole'] | undefined
  target?: string | undefined
}

async function recordAt(db: Db, { teamId, actorId, kind, when, ...more }: Happened): Promise<void> {
  await db
    .insertInto('team_activities')
    .values({
      id: newId(),
      team_id: teamId,
      action_type: kind,
      actor_id: actorId,
      subject_id: more.subjectId ?? null,
      role: more.role ?? null,
      target: more.target ?? null,
      created_at: when,
    })
    .execute()
}

interface Said {
  teamId: string
  senderId: string
  recipientId: string | null
  kind: Schemas['MessageType']
  title: string
  body: string
  when: Date
  /** Null: everybody has read it. */
  readBy: readonly string[] | null
}

/** A communication as its service leaves it, in the past. Nobody is notified of what is old. */
async function say({ db }: Work, { kind, when, readBy, ...given }: Said): Promise<void> {
  const { id } = await insertCommunication(db, { ...given, messageType: kind })
  await db
    .updateTable('communications')
    .set({ created_at: when, updated_at: when })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('communication_readers')
    .set({ read_at: new Date(when.getTime() + HOUR) })
    .where('communication_id', '=', id)
    .$if(readBy !== null, (query) => query.where('user_id', 'in', [...(readBy ?? []), given.senderId]))
    .execute()
  if (given.recipientId !== null) return
  const { teamId, senderId: actorId, title: target } = given
  await recordAt(db, { teamId, actorId, kind: 'COMMUNICATION_SENT', when, target })
}

/** The newest words of the first ten teams; those of the last two days are unread. */
async function addCommunications(scene: Scene): Promise<void> {
  for (const one of seedCommunications) {
    await say(scene.work, {
      teamId: teamOf(scene, one.teamId),
      senderId: userOf(scene, one.senderId),
      recipientId: one.recipientId === null ? null : userOf(scene, one.recipientId),
      kind: one.messageType,
      title: one.title,
      body: one.body,
      when: moved(scene, one.createdAt),
      readBy: one.readBy.map((id) => userOf(scene, id)),
    })
  }
}

/** The members of the demo team, the owner first. */
const demoMembers = (scene: Scene) =>
  at(seedTeams, 0).members.map(({ player }) => at(scene.players, player).userId)

async function addSeason(scene: Scene): Promise<void> {
  const teamId = at(scene.teams, 0)
  const people = demoMembers(scene)
  const speak = ({ by, daysAgo: days, ...words }: Notice) =>
    say(scene.work, {
      ...words,
      teamId,
      senderId: at(people, by % people.length),
      recipientId: null,
      when: daysAgo(scene, days),
      readBy: null,
    })
  const act = ({ by, about, daysAgo: days, ...what }: Act) =>
    recordAt(scene.work.db, {
      ...what,
      teamId,
      actorId: at(people, by % people.length),
      subjectId: about === undefined ? undefined : at(people, about % people.length),
      when: daysAgo(scene, days),
    })
  for (const notice of seasonNotices) await speak(notice)
  for (const one of seasonActs) await act(one)
}

const medals = ['#f5b400', '#a8b3c2', '#c77b3d']

/** What the first ten teams have won; the demo team's have their medals as pictures. */
async function addAchievements(scene: Scene): Promise<void> {
  const { db } = scene.work
  for (const given of seedAchievements) {
    const { title, description, placement, date, championship } = given
    const teamId = teamOf(scene, given.team_id)
    const index = seedTeams.findIndex((team) => team.id === given.team_id)
    const owner = at(scene.players, at(at(seedTeams, index).members, 0).player)
    const gameId = scene.games[seedGames.findIndex((game) => game.id === given.game_id)] ?? null
    const won = moved(scene, `${date}T21:00:00.000Z`)
    const { id } = await insertAchievement(db, teamId, {
      title,
      description,
      placement,
      championship,
      date: won.toISOString().slice(0, 10),
      game_id: gameId,
    })
    await db.updateTable('achievements').set({ created_at: won }).where('id', '=', id).execute()
    await recordAt(db, {
      teamId,
      actorId: owner.userId,
      kind: 'ACHIEVEMENT_ADDED',
      target: title,
      when: new Date(won.getTime() + 2 * HOUR),
    })
    const colour = medals[(placement ?? 0) - 1]
    if (index === 0 && colour !== undefined) {
      const slot = { entityType: 'AWARD', entityId: id, businessType: 'AWARD_ICON' } as const
      await storePicture(scene.work, scene.services, owner, slot, await gameIcon(String(placement), colour))
    }
  }
}

/** Puts what the services recorded just now to the moment of what it tells of. */
async function adjustActivities(db: Db): Promise<void> {
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

/** What the teams told themselves, what they won, and when all of it happened: comes after whatever records acts. */
export async function addBulletin(scene: Scene): Promise<void> {
  await addCommunications(scene)
  await addSeason(scene)
  await addAchievements(scene)
  await adjustActivities(scene.work.db)
}

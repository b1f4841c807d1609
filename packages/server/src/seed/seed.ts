import { setTimeout as delay } from 'node:timers/promises'
import {
  type SeedInvitation,
  type SeedTeam,
  demoLogins,
  seedGames,
  seedInvitations,
  seedNotifications,
  seedPlayers,
  seedTeams,
} from '@convoca/fixtures'
import { sql } from 'kysely'
import { type Actor, type SystemContext, createContext } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { runInTransaction } from '../database/transaction.ts'
import { createAccount } from '../domains/auth/service.ts'
import { storePicture } from '../domains/picture-slots/service.ts'
import { insertGame } from '../domains/games/repository.ts'
import { respondToInvitation } from '../domains/invitations/responses.ts'
import { applyToTeam, sendInvitations } from '../domains/invitations/service.ts'
import { insertNotifications } from '../domains/notifications/repository.ts'
import { updateRatings } from '../domains/ratings/update.ts'
import { createTeam } from '../domains/teams/service.ts'
import type { Services } from '../services.ts'
import { addAchievements } from './achievements.ts'
import { addDemoActivities, backdateActivities } from './activities.ts'
import {
  backdateInvitation,
  backdateMembership,
  backdateNotification,
  backdateTeam,
  deleteNotifications,
  findInvitationId,
  renumberNotifications,
  setAbout,
} from './backdate.ts'
import { addBadges } from './badges.ts'
import { addChampionships } from './championships.ts'
import { participants } from './championship-plans.ts'
import { addChats } from './chats.ts'
import { addEvents } from './events.ts'
import { addCommunications } from './communications.ts'
import { renderFace, renderGameIcon, renderTeamBanner, renderTeamCrest } from './images.ts'
import { addMatches } from './matches.ts'
import { addProfiles } from './profiles.ts'
import { type RosterEntry, buildRosters } from './rosters.ts'
import { addSchedules } from './schedules.ts'
import { type SeedContext, asUser, getAt, minutesAgo } from './seed-context.ts'
import { addSponsors } from './sponsors.ts'
import { addTickets } from './tickets.ts'
import { addVacancies } from './vacancies.ts'

const NAME = 'demo'

/** One of so many players has chosen no face, and shows the initial of the nick. */
const PLAYERS_PER_INITIAL = 4

async function addFace(seed: SeedContext, player: Actor, nick: string): Promise<void> {
  const slot = { entityType: 'USER', entityId: player.userId, businessType: 'USER_PROFILE_PHOTO' } as const
  await storePicture(asUser(seed, player), slot, await renderFace(player.userId, nick))
}

async function addPlayers(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  for (const [index, { id: _id, about, color: _color, ...registration }] of seedPlayers.entries()) {
    const user = await createAccount(seed.context, registration, seed.context.now())
    await setAbout(db, user.id, about)
    const player = { userId: user.id, sessionId: '' }
    seed.players.push(player)
    if (index % PLAYERS_PER_INITIAL !== 0) await addFace(seed, player, registration.nick)
  }
}

/** Well-known abbreviations of games; others get the initials of their words. */
const gameAbbreviations: Readonly<Record<string, string>> = {
  Valorant: 'V',
  'League of Legends': 'LOL',
  'Counter-Strike 2': 'CS',
  'Rainbow Six Siege': 'R6',
  'EA Sports FC': 'FC',
}

function abbreviate(name: string): string {
  const initials = name.split(/[\s-]+/).map((word) => word.slice(0, 1))
  return gameAbbreviations[name] ?? initials.join('').slice(0, 3)
}

async function addGames(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  for (const game of seedGames) {
    const entityId = await insertGame(db, game.name)
    const slot = { entityType: 'GAME', entityId, businessType: 'GAMES_ICON' } as const
    await storePicture(
      asUser(seed, getAt(seed.players, 0)),
      slot,
      await renderGameIcon(abbreviate(game.name), game.color),
    )
    seed.games.push(entityId)
  }
}

async function addTeam(seed: SeedContext, team: SeedTeam, index: number): Promise<void> {
  const { db } = seed.context
  const owner = getAt(seed.players, getAt(team.members, 0).player)
  const { id } = await createTeam(asUser(seed, owner), {
    name: team.name,
    teamTag: team.tag,
    // The largest championship has more teams than one game.
    game_id: getAt(seed.games, participants.includes(index) ? 0 : team.game),
    description: team.description,
  })
  const slot = { entityType: 'TEAM', entityId: id } as const
  const [logo, banner] = await Promise.all([renderTeamCrest(team), renderTeamBanner(team)])
  await storePicture(asUser(seed, owner), { ...slot, businessType: 'TEAM_PROFILE_PHOTO' }, logo)
  await storePicture(asUser(seed, owner), { ...slot, businessType: 'TEAM_BANNER_PHOTO' }, banner)
  await backdateTeam(db, id, { ...team, createdAt: minutesAgo(seed, team.createdMinutesAgo) })
  seed.teams.push(id)
}

/** Everybody but the owner joins by an accepted invitation, in the first half of the team's existence. */
async function addMembers(seed: SeedContext, index: number, roster: readonly RosterEntry[]): Promise<void> {
  const { db } = seed.context
  const team = getAt(seedTeams, index)
  const teamId = getAt(seed.teams, index)
  const [owner, ...others] = roster
  if (owner === undefined || others.length === 0) return
  const sent = await sendInvitations(
    asUser(seed, getAt(seed.players, owner.player)),
    teamId,
    others.map((member) => ({ userId: getAt(seed.players, member.player).userId, role: member.role })),
  )
  for (const [place, member] of others.entries()) {
    const player = getAt(seed.players, member.player)
    const { id: inviteId } = getAt(sent, place)
    await respondToInvitation(asUser(seed, player), { teamId, inviteId }, 'ACCEPTED')
    const share = 1 - (place + 1) / (2 * others.length)
    await backdateMembership(
      db,
      { teamId, userId: player.userId, invitationId: inviteId },
      { roster: member.roster, joinedAt: minutesAgo(seed, Math.round(team.createdMinutesAgo * share)) },
    )
  }
}

/** An invitation that is open or was responded to; members already have theirs. Returns its id. */
async function addInvitation(seed: SeedContext, invitation: SeedInvitation): Promise<string | null> {
  const { db } = seed.context
  const { kind, role, status, message } = invitation
  const teamId = getAt(seed.teams, invitation.team)
  const player = getAt(seed.players, invitation.player)
  const sentAt = minutesAgo(seed, invitation.sentMinutesAgo)
  if (status === 'ACCEPTED' || status === 'CONFIRMED') {
    const inviteId = await findInvitationId(db, teamId, player.userId)
    if (inviteId !== null && status === 'CONFIRMED') {
      await backdateInvitation(db, inviteId, { sentAt, isRead: true, kind, status, message })
      await deleteNotifications(db, inviteId)
    }
    return inviteId
  }
  const owner = getAt(seed.players, getAt(getAt(seedTeams, invitation.team).members, 0).player)
  const [sent] =
    kind === 'APPLICATION'
      ? [await applyToTeam(asUser(seed, player), teamId, { message })]
      : await sendInvitations(asUser(seed, owner), teamId, [{ userId: player.userId, role }])
  if (sent === undefined) return null
  const target = { teamId, inviteId: sent.id }
  if (status === 'DECLINED') await respondToInvitation(asUser(seed, player), target, status)
  await backdateInvitation(db, sent.id, { sentAt, isRead: status !== 'PENDING', kind, status, message })
  if (kind === 'APPLICATION') await deleteNotifications(db, sent.id)
  return sent.id
}

/** One of every kind, except those that were already created together with their invitation. */
async function addNotifications(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  for (const fixture of seedNotifications) {
    if (fixture.invitation !== undefined && seed.invitations[fixture.invitation] !== null) continue
    const {
      deliveries: [stored],
    } = await insertNotifications(db, [
      {
        userId: getAt(seed.players, fixture.player).userId,
        type: fixture.type,
        contextType: fixture.context,
        title: fixture.title,
        body: fixture.body,
        ...(fixture.team === undefined ? {} : { teamId: getAt(seed.teams, fixture.team) }),
        ...(fixture.about === undefined ? {} : { playerId: getAt(seed.players, fixture.about).userId }),
      },
    ])
    if (stored === undefined) continue
    const createdAt = minutesAgo(seed, fixture.minutesAgo)
    await backdateNotification(db, stored.notificationId, { createdAt, isRead: fixture.isRead })
  }
}

async function addDemoData(context: SystemContext): Promise<void> {
  const seed: SeedContext = {
    context,
    startedAt: context.now(),
    games: [],
    players: [],
    teams: [],
    invitations: [],
  }
  await addPlayers(seed)
  await addGames(seed)
  await addProfiles(seed)
  for (const [index, team] of seedTeams.entries()) await addTeam(seed, team, index)
  for (const [index, roster] of buildRosters().entries()) await addMembers(seed, index, roster)
  for (const invitation of seedInvitations) seed.invitations.push(await addInvitation(seed, invitation))
  await addMatches(seed)
  await addBadges(seed)
  await addVacancies(seed)
  await addSponsors(seed)
  await addSchedules(seed)
  await addCommunications(seed)
  await addDemoActivities(seed)
  await addAchievements(seed)
  await addChampionships(seed)
  await addEvents(seed)
  // The jobs of their results find nothing to do then.
  for (const gameId of seed.games) await updateRatings(context.db, { gameId, matchIds: null })
  await addTickets(seed)
  await addChats(seed)
  // After everything that logs an activity or notifies somebody.
  await backdateActivities(context.db)
  await addNotifications(seed)
  await renumberNotifications(context.db)
}

/** An arbitrary constant, the same for every server. */
const ADVISORY_LOCK = 4_826_671_902
const LOCK_INTERVAL = 200

/** Until the transaction ends. */
async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as locked`.execute(db)
  return rows[0]?.locked === true
}

/** Whether a database has the demo data, could get it, or has users of its own. */
type DemoState = 'seeded' | 'empty' | 'in use'

export async function findDemoState({ db }: Pick<Services, 'db'>): Promise<DemoState> {
  const seeded = await db.selectFrom('seeds').select('name').where('name', '=', NAME).executeTakeFirst()
  if (seeded !== undefined) return 'seeded'
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return user === undefined ? 'empty' : 'in use'
}

/**
 * Fills an empty database with demo data, mostly through the domain services. It is one transaction, so that
 * an interrupted start leaves nothing behind and the next one starts over. A database with users of its own
 * stays as it is. Returns whether the database has the demo data.
 */
export async function seedDemo(services: Services, print: (line: string) => void): Promise<boolean> {
  const state = await findDemoState(services)
  if (state !== 'empty') return state === 'seeded'
  print('First start: creating the demo data, this takes a few seconds')
  await runInTransaction(
    services.db,
    async (unit) => {
      // A second server that starts at the same time waits here and then finds the demo data. It asks again and again:
      // a statement that waited would time out.
      while (!(await tryLock(unit.db))) await delay(LOCK_INTERVAL)
      const claimed = await unit.db
        .insertInto('seeds')
        .values({ name: NAME })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst()
      if (claimed !== undefined) await addDemoData(createContext(services, unit, null))
    },
    (error) => services.log.warn({ err: error }, 'a task after the commit of the demo data failed'),
  )
  return true
}

/** The e-mail addresses and passwords of the demo users. */
export function describeDemoLogins(): string {
  const lines = demoLogins.map((login) => `  ${login.email} (${login.name}), password ${login.password}`)
  return ['Demo log-ins:', ...lines].join('\n')
}

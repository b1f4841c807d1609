import {
  type SeedInvitation,
  type SeedTeam,
  demoLogins,
  seedGames,
  seedInvitations,
  seedNotifications,
  seedPlayers,
  seedTeams,
} from '@convoca/mocks/fixtures'
import type { Work } from '../database/transaction.ts'
import { asWork } from '../database/transaction.ts'
import { register } from '../domains/auth/service.ts'
import { storePicture } from '../domains/files/service.ts'
import { insertGame } from '../domains/games/repository.ts'
import { answerInvitation } from '../domains/invitations/answers.ts'
import { applyToTeam, sendInvitations } from '../domains/invitations/service.ts'
import { insertNotifications } from '../domains/notifications/repository.ts'
import { createTeam } from '../domains/teams/service.ts'
import type { Services } from '../services.ts'
import {
  adjustInvitation,
  adjustMembership,
  adjustNotification,
  adjustTeam,
  findInvitationOf,
  forgetNotifications,
  renumberNotifications,
  setAbout,
} from './adjust.ts'
import { addBulletin } from './bulletin.ts'
import { gameIcon, teamBanner, teamLogo } from './pictures.ts'
import { addRecords } from './record.ts'
import { addRecruitment } from './recruitment.ts'
import { type Seat, rosters } from './rosters.ts'
import { type Scene, at } from './scene.ts'
import { addSchedules } from './schedules.ts'

const NAME = 'demo'
const MINUTE = 60_000

function minutesAgo(scene: Scene, minutes: number): Date {
  return new Date(scene.startedAt.getTime() - minutes * MINUTE)
}

async function addPlayers(scene: Scene): Promise<void> {
  const { work, services } = scene
  for (const { id: _id, about, color: _color, ...registration } of seedPlayers) {
    const user = await register(work.db, services.passwords, registration, services.now())
    await setAbout(work.db, user.id, about)
    scene.players.push({ userId: user.id, sessionId: '' })
  }
}

/** What stands on a game's icon: a known short name, or the first letters of its words. */
const gameMarks: Readonly<Record<string, string>> = {
  Valorant: 'V',
  'League of Legends': 'LOL',
  'Counter-Strike 2': 'CS',
  'Rainbow Six Siege': 'R6',
  'EA Sports FC': 'FC',
}

function markOf(name: string): string {
  const initials = name.split(/[\s-]+/).map((word) => word.slice(0, 1))
  return gameMarks[name] ?? initials.join('').slice(0, 3)
}

async function addGames(scene: Scene): Promise<void> {
  const { work, services } = scene
  for (const game of seedGames) {
    const entityId = await insertGame(work.db, game.name)
    const slot = { entityType: 'GAME', entityId, businessType: 'GAMES_ICON' } as const
    await storePicture(
      work,
      services,
      at(scene.players, 0),
      slot,
      await gameIcon(markOf(game.name), game.color),
    )
    scene.games.push(entityId)
  }
}

async function addTeam(scene: Scene, team: SeedTeam): Promise<void> {
  const { work, services } = scene
  const owner = at(scene.players, at(team.members, 0).player)
  const { id } = await createTeam(work.db, owner, {
    name: team.name,
    teamTag: team.tag,
    game_id: at(scene.games, team.game),
    description: team.description,
  })
  const slot = { entityType: 'TEAM', entityId: id } as const
  const [logo, banner] = await Promise.all([teamLogo(team), teamBanner(team)])
  await storePicture(work, services, owner, { ...slot, businessType: 'TEAM_PROFILE_PHOTO' }, logo)
  await storePicture(work, services, owner, { ...slot, businessType: 'TEAM_BANNER_PHOTO' }, banner)
  await adjustTeam(work.db, id, { ...team, createdAt: minutesAgo(scene, team.createdMinutesAgo) })
  scene.teams.push(id)
}

/** Everybody but the owner comes in by an accepted invitation, in the first half of the team's life. */
async function addMembers(scene: Scene, index: number, seats: readonly Seat[]): Promise<void> {
  const { work, services } = scene
  const team = at(seedTeams, index)
  const teamId = at(scene.teams, index)
  const [owner, ...others] = seats
  if (owner === undefined || others.length === 0) return
  const sent = await sendInvitations(
    work,
    services,
    at(scene.players, owner.player),
    teamId,
    others.map((member) => ({ userId: at(scene.players, member.player).userId, role: member.role })),
  )
  for (const [seat, member] of others.entries()) {
    const player = at(scene.players, member.player)
    const { id: inviteId } = at(sent, seat)
    await answerInvitation(work, services, player, { teamId, inviteId }, 'ACCEPTED')
    const share = 1 - (seat + 1) / (2 * others.length)
    await adjustMembership(
      work.db,
      { teamId, userId: player.userId, invitationId: inviteId },
      { roster: member.roster, joinedAt: minutesAgo(scene, Math.round(team.createdMinutesAgo * share)) },
    )
  }
}

/** An open or answered invitation; members already have theirs. Answers the invitation's id. */
async function addInvitation(scene: Scene, invitation: SeedInvitation): Promise<string | null> {
  const { work, services } = scene
  const { kind, role, status, message } = invitation
  const teamId = at(scene.teams, invitation.team)
  const player = at(scene.players, invitation.player)
  const sentAt = minutesAgo(scene, invitation.sentMinutesAgo)
  if (status === 'ACCEPTED' || status === 'CONFIRMED') {
    const inviteId = await findInvitationOf(work.db, teamId, player.userId)
    if (inviteId !== null && status === 'CONFIRMED') {
      await adjustInvitation(work.db, inviteId, { sentAt, isRead: true, kind, status, message })
      await forgetNotifications(work.db, inviteId)
    }
    return inviteId
  }
  const owner = at(scene.players, at(at(seedTeams, invitation.team).members, 0).player)
  const [sent] =
    kind === 'APPLICATION'
      ? [await applyToTeam(work, services, player, teamId, { message })]
      : await sendInvitations(work, services, owner, teamId, [{ userId: player.userId, role }])
  if (sent === undefined) return null
  const target = { teamId, inviteId: sent.id }
  if (status === 'DECLINED') await answerInvitation(work, services, player, target, status)
  await adjustInvitation(work.db, sent.id, { sentAt, isRead: status !== 'PENDING', kind, status, message })
  if (kind === 'APPLICATION') await forgetNotifications(work.db, sent.id)
  return sent.id
}

/** One of every kind; those of an invitation were already sent with it. */
async function addNotifications(scene: Scene): Promise<void> {
  const { db } = scene.work
  for (const given of seedNotifications) {
    if (given.invitation !== undefined && scene.invitations[given.invitation] !== null) continue
    const [stored] = await insertNotifications(db, [
      {
        userId: at(scene.players, given.player).userId,
        type: given.type,
        contextType: given.context,
        title: given.title,
        body: given.body,
        ...(given.team === undefined ? {} : { teamId: at(scene.teams, given.team) }),
        ...(given.about === undefined ? {} : { playerId: at(scene.players, given.about).userId }),
      },
    ])
    if (stored === undefined) continue
    const createdAt = minutesAgo(scene, given.minutesAgo)
    await adjustNotification(db, stored.notificationId, { createdAt, isRead: given.isRead })
  }
}

async function addEverything(work: Work, services: Services): Promise<void> {
  const scene: Scene = {
    work,
    services,
    startedAt: services.now(),
    games: [],
    players: [],
    teams: [],
    invitations: [],
  }
  await addPlayers(scene)
  await addGames(scene)
  for (const team of seedTeams) await addTeam(scene, team)
  for (const [index, seats] of rosters().entries()) await addMembers(scene, index, seats)
  for (const invitation of seedInvitations) scene.invitations.push(await addInvitation(scene, invitation))
  await addRecords(scene)
  await addRecruitment(scene)
  await addSchedules(scene)
  await addBulletin(scene)
  await addNotifications(scene)
  await renumberNotifications(work.db)
}

async function isThere(services: Services): Promise<boolean> {
  const row = await services.db.selectFrom('seeds').select('name').where('name', '=', NAME).executeTakeFirst()
  return row !== undefined
}

/**
 * Fills an empty store with the demo people, through the same services as real people. All of it in one
 * transaction: a start that is cut short leaves nothing, and the next one begins again. A store that
 * somebody uses is left alone. Answers whether the demo people are there.
 */
export async function seedDemo(services: Services, tell: (line: string) => void): Promise<boolean> {
  if (await isThere(services)) return true
  const someone = await services.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (someone !== undefined) return false
  tell('First start: making the demo data, this takes some seconds')
  await asWork(
    services.db,
    async (work) => {
      // A second server that starts at the same moment waits here and then finds it done.
      const claimed = await work.db
        .insertInto('seeds')
        .values({ name: NAME })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst()
      if (claimed !== undefined) await addEverything(work, services)
    },
    (error) => services.log.warn({ err: error }, 'a task after the demo data failed'),
  )
  return true
}

/** How to sign in as one of the demo people. */
export function describeDemo(): string {
  const lines = demoLogins.map((login) => `  ${login.email} (${login.name}), password ${login.password}`)
  return ['Demo log-ins:', ...lines].join('\n')
}

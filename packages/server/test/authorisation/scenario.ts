import sharp from 'sharp'
import { insertVacancy } from '../../src/domains/recruitment/repository.ts'
import { insertSponsor } from '../../src/domains/sponsors/repository.ts'
import type { Person, TestServer } from '../harness.ts'
import { PASSWORD } from '../registrations.ts'
import { type TestTeam, invite, newMember, newTeam } from '../teams.ts'
import type { PersonName } from './actors.ts'
import { type TeamCommunications, addCommunications } from './communications.ts'
import { plannedSchedule } from './planned-schedule.ts'

/** A team with everybody in it who may be, what it owns, and a second team with the same. */
export interface Scenario extends TeamCommunications {
  people: Record<PersonName, Person>
  /** Whom nobody has invited yet. */
  candidate: Person
  gameId: string
  teamId: string
  teamTag: string
  /** The player's place in the team. */
  memberId: string
  invitationId: string
  /** By the applicant, open. */
  applicationId: string
  /** Of the team's invite link. */
  inviteCode: string
  /** Of the invitee. */
  notificationId: string
  /** The team's logo. */
  fileId: string
  /** Fit to be a logo or a banner, as base64. */
  picture: string
  /** Open, of the team that recruits. */
  vacancyId: string
  sponsorId: string
  /** To which the player is invited. */
  scheduleId: string
  checkInId: string
  /** Of the captain's calendar feed. */
  calendarKey: string
  /** A session of the owner other than the one that calls. */
  sessionId: string
  /** Of another team, whose ids mean nothing in this one. */
  other: {
    teamId: string
    teamTag: string
    memberId: string
    invitationId: string
    scheduleId: string
    checkInId: string
  }
}

async function makePicture(): Promise<string> {
  const image = sharp({ create: { width: 1200, height: 400, channels: 3, background: '#bdee63' } })
  return (await image.png().toBuffer()).toString('base64')
}

async function makePeople(server: TestServer, team: TestTeam, other: TestTeam): Promise<Scenario['people']> {
  const exMember = await newMember(server, team, 'PLAYER')
  await server.db.deleteFrom('team_members').where('user_id', '=', exMember.id).execute()
  return {
    owner: team.owner,
    manager: await newMember(server, team, 'MANAGER'),
    coach: await newMember(server, team, 'COACH'),
    captain: await newMember(server, team, 'CAPTAIN'),
    player: await newMember(server, team, 'PLAYER'),
    exMember,
    invitee: await server.registerUser(),
    applicant: await server.registerUser(),
    stranger: await server.registerUser(),
    otherOwner: other.owner,
  }
}

async function saveLogo(server: TestServer, team: TestTeam, picture: string): Promise<string> {
  const answer = await server.call('saveFile', {
    body: {
      base64: picture,
      extension: 'PNG',
      entityType: 'TEAM',
      entityId: team.id,
      businessType: 'TEAM_PROFILE_PHOTO',
      fileType: 'IMAGE',
    },
    token: team.owner.token,
  })
  if (answer.status !== 201) throw new Error(`No logo: ${JSON.stringify(answer.body)}`)
  return answer.body.id
}

async function membershipOf(server: TestServer, team: TestTeam, person: Person): Promise<string> {
  const members = server.db.selectFrom('team_members').select('id').where('team_id', '=', team.id)
  return (await members.where('user_id', '=', person.id).executeTakeFirstOrThrow()).id
}

async function openVacancy(server: TestServer, team: TestTeam): Promise<string> {
  const vacancy = await insertVacancy(server.db, team.id, {
    title: 'Suporte com experiência',
    position: 'Suporte',
    number_of_vacancies: 1,
    min_ranking: 0,
    description: 'Treinos de segunda a quinta.',
    is_active: true,
  })
  return vacancy.id
}

async function addSponsor(server: TestServer, team: TestTeam): Promise<string> {
  const given = { name: 'Mate Gelado', url: null, description: null, is_active: true }
  return (await insertSponsor(server.db, team.id, given)).id
}

/** What the applicant asks, and the link that the team gives away. */
async function openDoors(server: TestServer, team: TestTeam, applicant: Person) {
  const path = { id: team.id }
  const body = { message: 'Posso fazer um teste?', vacancyId: null }
  const applied = await server.call('applyToTeam', { token: applicant.token, path, body })
  const link = await server.call('resetInviteLink', { token: team.owner.token, path })
  if (applied.status !== 201 || link.status !== 201) throw new Error('No application or no link')
  const applicationId: string = applied.body.id
  const inviteCode: string = link.body.code
  return { applicationId, inviteCode }
}

/** An event with one member invited; far ahead, so that no reminder of it is due. */
async function addSchedule(server: TestServer, team: TestTeam, memberId: string) {
  const path = { id: team.id }
  const { token } = team.owner
  const made = await server.call('createSchedule', {
    token,
    path,
    body: { ...plannedSchedule, memberIds: [memberId] },
  })
  if (made.status !== 201) throw new Error(`No schedule: ${JSON.stringify(made.body)}`)
  const scheduleId: string = made.body.id
  const asked = await server.call('listCheckIns', { token, path: { ...path, sid: scheduleId } })
  const checkInId: string = asked.body[0].id
  return { scheduleId, checkInId }
}

export async function makeScenario(server: TestServer): Promise<Scenario> {
  const team = await newTeam(server)
  const other = await newTeam(server)
  // A team that hides its members has more to refuse.
  await server.db.updateTable('teams').set({ show_team_members: false, is_recruiting: true }).execute()
  const people = await makePeople(server, team, other)
  const picture = await makePicture()
  const candidate = await server.registerUser()
  const invitationId = await invite(server, team, people.invitee)
  const { body: unread } = await server.call('listUnreadNotifications', { token: people.invitee.token })
  // The second session, which the owner may end without ending the call's own.
  await server.call('login', { body: { email: team.owner.email, password: PASSWORD } })
  const session = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', team.owner.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const memberId = await membershipOf(server, team, people.player)
  const otherMemberId = await membershipOf(server, other, await newMember(server, other, 'PLAYER'))
  const key = await server.call('resetCalendarKey', {
    token: people.captain.token,
    path: { id: team.id },
  })
  return {
    people,
    candidate,
    gameId: team.gameId,
    teamId: team.id,
    teamTag: team.tag,
    memberId,
    invitationId,
    ...(await openDoors(server, team, people.applicant)),
    notificationId: unread[0].id,
    fileId: await saveLogo(server, team, picture),
    picture,
    vacancyId: await openVacancy(server, team),
    sponsorId: await addSponsor(server, team),
    ...(await addSchedule(server, team, memberId)),
    ...(await addCommunications(server, team, people)),
    calendarKey: key.body.key,
    sessionId: session.id,
    other: {
      teamId: other.id,
      teamTag: other.tag,
      memberId: otherMemberId,
      invitationId: await invite(server, other, candidate),
      ...(await addSchedule(server, other, otherMemberId)),
    },
  }
}

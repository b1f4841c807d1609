import sharp from 'sharp'
import { createMailToken } from '../../src/domains/auth/mail-tokens.ts'
import { addLinkedAccount } from '../../src/domains/auth/social/linked-accounts.ts'
import { insertRegistration } from '../../src/domains/auth/social/repository.ts'
import { createToken, hashToken } from '../../src/domains/auth/social/tokens.ts'
import { createUnsubscribeUrl } from '../../src/domains/digest/unsubscribe.ts'
import { insertVacancy } from '../../src/domains/recruitment/repository.ts'
import { insertSponsor } from '../../src/domains/sponsors/repository.ts'
import { insertEquipment } from '../../src/domains/users/equipment-repository.ts'
import { insertPixKey } from '../../src/domains/users/pix-keys-repository.ts'
import type { Person, TestServer } from '../harness.ts'
import { PASSWORD } from '../registrations.ts'
import { type TestTeam, invite, newMember, newTeam } from '../teams.ts'
import type { ActorName, PersonName } from './actors.ts'
import { type TeamChampionships, addChampionships } from './championships.ts'
import { type TeamChat, addChat } from './chat.ts'
import { type TeamCommunications, addCommunications } from './communications.ts'
import { type PublicEvents, addEvents } from './events.ts'
import { type LoginMethods, addLoginMethods } from './login-methods.ts'
import { type WonPrize, addWonPrize } from './prizes.ts'
import { plannedSchedule } from './planned-schedule.ts'
import { type Rosters, addRosters } from './rosters.ts'
import { type ScenarioPartner, addPartner } from './partners.ts'
import { type SupportTickets, addTickets, makeAdmin } from './support.ts'

/** A team with everybody in it who may be, what it owns, and a second team with the same. */
export interface Scenario
  extends TeamCommunications, TeamChat, TeamChampionships, Rosters, WonPrize, PublicEvents, SupportTickets {
  people: Record<PersonName, Person>
  /** The player whom nobody has invited yet. */
  candidate: Person
  gameId: string
  teamId: string
  teamTag: string
  /** The player's place in the team. */
  memberId: string
  invitationId: string
  /** The applicant's application, which is open. */
  applicationId: string
  /** The code of the team's invite link. */
  inviteCode: string
  /** A notification of the invitee. */
  notificationId: string
  /** The team's logo. */
  fileId: string
  /** Fit to be a logo or a banner, as base64. */
  picture: string
  /** Open, of the team that recruits. */
  vacancyId: string
  sponsorId: string
  /** A schedule to which the player is invited. */
  scheduleId: string
  checkInId: string
  /** The key of the captain's calendar feed. */
  calendarKey: string
  /** The token of the owner's mailed link, as is the next one. */
  recoveryToken: string
  confirmationToken: string
  /** Ends the owner's weekly digest. */
  digestToken: string
  /** The token of a first log-in of somebody who has the owner's e-mail. */
  socialToken: string
  /** A piece of the owner, whose Pix key follows. */
  equipmentId: string
  pixKeyId: string
  /** Two-step log-in of the manager, set up by the owner; a passkey of the owner. */
  ways: LoginMethods
  partner: ScenarioPartner
  /** A session of the owner other than the one that calls. */
  sessionId: string
  /** The ids of another team, which mean nothing in this one. */
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
    admin: await makeAdmin(server),
  }
}

async function saveLogo(server: TestServer, team: TestTeam, picture: string): Promise<string> {
  const response = await server.call('saveFile', {
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
  if (response.status !== 201) throw new Error(`No logo: ${JSON.stringify(response.body)}`)
  return response.body.id
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

/** A piece of equipment and a Pix key. */
async function addPossessions(server: TestServer, { id }: Person) {
  const piece = { type: 'PC', brand: 'AOC', model: '24G4', description: null, most: 50 } as const
  const equipment = await insertEquipment(server.db, id, piece)
  const pixKey = await insertPixKey(server.db, id, { type: 'PHONE', key: '+5511987654321' })
  if (equipment === null) throw new Error('No equipment')
  return { equipmentId: equipment.id, pixKeyId: pixKey.id }
}

/** The owner's Steam account, and a first log-in at Google with the owner's e-mail. */
async function addSocialAccounts({ db, services }: TestServer, { id, email }: Person): Promise<string> {
  const steam = { provider: 'STEAM', subject: '76561198000000099', name: 'luz_br' } as const
  await addLinkedAccount(services, id, steam)
  const token = createToken()
  await insertRegistration(db, {
    provider: 'GOOGLE',
    subject: '108276350000000000099',
    name: 'Luz',
    email,
    isEmailVerified: true,
    tokenHash: hashToken(token),
    expiresAt: new Date(services.now().getTime() + 60 * 60 * 1000),
  })
  return token
}

/** The application of the applicant, and the link that the team gives away. */
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

const origin = 'https://convoca.example'
const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? ''

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
    ...(await addChat(server, team, people, picture)),
    ...(await addChampionships(server, team, { picture, asked: people.player })),
    ...(await addWonPrize(server, team, people)),
    ...(await addRosters(server, team)),
    ...(await addEvents(server, team, people.player)),
    calendarKey: key.body.key,
    sessionId: session.id,
    ways: await addLoginMethods(server, people),
    partner: await addPartner(server, people),
    recoveryToken: await createMailToken(server.services, team.owner, 'RECOVERY'),
    confirmationToken: await createMailToken(server.services, team.owner, 'CONFIRMATION'),
    digestToken: tokenOf(createUnsubscribeUrl(server.services, { origin, userId: people.owner.id })),
    socialToken: await addSocialAccounts(server, people.owner),
    ...(await addPossessions(server, people.owner)),
    ...(await addTickets(server, people, picture)),
    other: {
      teamId: other.id,
      teamTag: other.tag,
      memberId: otherMemberId,
      invitationId: await invite(server, other, candidate),
      ...(await addSchedule(server, other, otherMemberId)),
    },
  }
}

/** The token of an actor, and the origin of a partner's page; nothing for a guest. */
export function credentialsOf(
  { people, partner }: Scenario,
  actor: ActorName,
): { token?: string; headers?: Record<string, string> } {
  if (actor === 'guest') return {}
  if (actor === 'partner') return { token: partner.token, headers: { origin: partner.origin } }
  return { token: people[actor].token }
}

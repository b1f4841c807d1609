import { randomUUID } from 'node:crypto'
import { type Person, createPerson, signUpByApi } from './accounts.ts'
import { callApi } from './api.ts'
import { allHostile, corpus, hostileName, hostileParagraph } from './hostile-corpus.ts'
import { makeAdmin } from './make-admin.ts'
import { type CreatedTeam, addMemberByApi, createTeamByApi } from './team-api.ts'

export interface HostileTeam {
  team: CreatedTeam
  owner: Person & { token: string; id: string }
  member: Person & { token: string; id: string }
  admin: Person & { token: string }
  ticketId: string
  /** An account that is suspended, for a reason from the corpus. */
  suspendedNick: string
  calendarKey: string
}

interface Server {
  url: string
  dataDir: string
}

const readOwnId = async (url: string, token: string) =>
  (await callApi<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')).entity.id

/** Fills every text of a profile. */
async function fillProfile(url: string, token: string, person: Person, gameId: string): Promise<void> {
  const id = await readOwnId(url, token)
  const [day, month, year] = person.birth.split('/')
  await callApi(url, token, 'PUT', `/user/${id}`, {
    id,
    name: person.name,
    nick: person.nick,
    gender: null,
    phone: person.phone.replaceAll(/\D/g, ''),
    cpf: person.cpf.replaceAll(/\D/g, ''),
    about: allHostile.slice(0, 500),
    birth: `${year}-${month}-${day}`,
  })
  await callApi(url, token, 'PUT', `/user/${id}/games`, {
    looking_for_team: true,
    games: [
      {
        game_id: gameId,
        account: '"><img src=x onerror=ran()>',
        rank: '<img src=x onerror=ran()>',
        positions: ['<img src=x onerror=ran()>'],
      },
    ],
  })
  await callApi(url, token, 'POST', `/user/${id}/equipament`, {
    type: 'PC',
    brand: '<img src=x onerror=ran()>',
    model: '</script><svg onload=ran()>',
    description: hostileParagraph.slice(0, 200),
  })
  await callApi(url, token, 'PUT', `/user/${id}/preferences`, {
    notifications: ['TEAM_INVITE', 'TEAM_JOIN', 'SCHEDULE_INVITE', 'ANNOUNCE_NEW'].map((type) => ({
      type,
      inApp: true,
      email: true,
    })),
    theme: 'dark',
    visibility: 'PUBLIC',
    chat: 'EVERYBODY',
  })
}

/** Fills every text of the team's content, once with each text of the corpus. */
async function fillContent(url: string, token: string, { id }: CreatedTeam): Promise<void> {
  const post = (path: string, body: object) =>
    callApi<{ id: string }>(url, token, 'POST', `/teams/${id}/${path}`, body)
  const { members } = await callApi<{ members: { id: string }[] }>(url, token, 'GET', `/teams/${id}`)
  await callApi(url, token, 'PUT', `/teams/${id}/recruitment/toggle/active`)
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000
  for (const [index, text] of corpus.entries()) {
    const description = `${text} ${text}`
    await post('achievements', {
      title: text,
      description,
      placement: 1,
      date: '2026-08-30',
      game_id: null,
      championship: text,
    })
    await post('sponsors', { name: text, url: null, description, is_active: true })
    await post('recruitment', {
      title: text,
      position: text.slice(0, 30),
      number_of_vacancies: 1,
      min_ranking: 0,
      description,
      is_active: true,
    })
    await post('communications', {
      title: text,
      body: `${description}\n${text}`,
      messageType: 'INFO',
      isGlobal: true,
      recipientId: null,
    })
    const startsAt = tomorrow + index * 60 * 60 * 1000
    await post('schedules', {
      title: text,
      description: `${text}\nATTACH:javascript:ran()`,
      type: 'TRAINING',
      starts_at: new Date(startsAt).toISOString(),
      ends_at: new Date(startsAt + 30 * 60 * 1000).toISOString(),
      location: text,
      url: null,
      recurrence: 'NONE',
      memberIds: members.map((member) => member.id),
    })
  }
}

interface HostileConversation {
  id: string
  /** A message of it. */
  messageId: string
}

async function fillConversation(url: string, owner: string, memberId: string): Promise<HostileConversation> {
  const conversation = await callApi<{ id: string }>(url, owner, 'POST', '/chat/conversations', {
    userIds: [memberId],
    name: hostileName,
  })
  let messageId = ''
  for (const content of corpus) {
    const path = `/chat/conversations/${conversation.id}/messages`
    const body = { clientId: randomUUID(), content, attachmentIds: [], replyTo: null }
    messageId = (await callApi<{ id: string }>(url, owner, 'POST', path, body)).id
  }
  return { id: conversation.id, messageId }
}

/** A ticket and its answer, reports, a decision, a suspension and an application. */
async function fillSupport(
  url: string,
  { owner, member, admin, team }: Omit<HostileTeam, 'ticketId' | 'calendarKey' | 'suspendedNick'>,
  conversation: HostileConversation,
) {
  const ticket = await callApi<{ id: string }>(url, owner.token, 'POST', '/support/tickets', {
    category: 'ACCOUNT',
    text: allHostile,
    picture: null,
  })
  await callApi(url, admin.token, 'POST', `/admin/tickets/${ticket.id}/messages`, { text: allHostile })
  await callApi(url, owner.token, 'POST', `/support/tickets/${ticket.id}/messages`, {
    text: allHostile,
    picture: null,
  })
  for (const path of [`messages/${conversation.messageId}`, `conversations/${conversation.id}`])
    await callApi(url, member.token, 'POST', `/chat/${path}/report`, {
      reason: 'SPAM',
      text: hostileParagraph,
    })
  await callApi(url, owner.token, 'POST', '/reports', {
    target_type: 'USER',
    target_id: member.id,
    reason: 'SPAM',
    text: hostileParagraph,
  })
  await callApi(url, admin.token, 'POST', `/admin/users/${member.id}/warnings`, { reason: hostileParagraph })
  const badge = await callApi<{ id: string }>(url, admin.token, 'POST', '/admin/badges', {
    name: '"><img src=x onerror=ran()>',
    description: hostileParagraph,
    icon: null,
  })
  await callApi(url, admin.token, 'PUT', `/admin/badges/${badge.id}/holders/${member.id}`)
  const stranger = createPerson('Candidata')
  const token = await signUpByApi(url, { ...stranger, name: hostileName })
  await callApi(url, token, 'POST', `/teams/${team.id}/applyToTeam`, {
    vacancyId: null,
    message: hostileParagraph,
  })
  const id = await readOwnId(url, token)
  await callApi(url, member.token, 'POST', '/reports', {
    target_type: 'USER',
    target_id: id,
    reason: 'SPAM',
    text: hostileParagraph,
  })
  const { data } = await callApi<{ data: { id: string; target_id: string }[] }>(
    url,
    admin.token,
    'GET',
    '/admin/reports?status=OPEN',
  )
  const report = data.find(({ target_id: target }) => target === id)
  await callApi(url, admin.token, 'POST', `/admin/reports/${report?.id}/decision`, {
    status: 'RESOLVED',
    note: hostileParagraph,
  })
  await callApi(url, admin.token, 'PUT', `/admin/users/${id}/suspension`, {
    reason: hostileParagraph,
    ends_at: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
  })
  return { ticketId: ticket.id, suspendedNick: stranger.nick }
}

/** A team, its owner and a member, whose every text is taken from the corpus, and somebody of the staff. */
export async function createHostileTeam({ url, dataDir }: Server, tag: string): Promise<HostileTeam> {
  const people = {
    owner: createPerson('Perigosa'),
    member: createPerson('Perigosinho'),
    admin: createPerson('Zeladora'),
  }
  const owner = { ...people.owner, name: '"><img src=x onerror="ran()">' }
  const member = { ...people.member, name: hostileName }
  const ownerToken = await signUpByApi(url, owner)
  const team = await createTeamByApi(url, ownerToken, {
    name: `</script><svg onload=ran()> ${tag}`,
    tag,
    description: allHostile.slice(0, 500),
  })
  const memberToken = await addMemberByApi(url, ownerToken, team, member)
  const [game] = await callApi<{ id: string }[]>(url, ownerToken, 'GET', '/public/games/all')
  await fillProfile(url, ownerToken, owner, game?.id ?? '')
  await fillProfile(url, memberToken, member, game?.id ?? '')
  await fillContent(url, ownerToken, team)
  const adminToken = await signUpByApi(url, people.admin)
  await makeAdmin({ url, dataDir }, people.admin, adminToken)
  const filled = {
    team,
    owner: { ...owner, token: ownerToken, id: await readOwnId(url, ownerToken) },
    member: { ...member, token: memberToken, id: await readOwnId(url, memberToken) },
    admin: { ...people.admin, token: adminToken },
  }
  const conversation = await fillConversation(url, ownerToken, filled.member.id)
  const calendar = await callApi<{ key: string }>(url, memberToken, 'PUT', `/teams/${team.id}/calendar-key`)
  return { ...filled, ...(await fillSupport(url, filled, conversation)), calendarKey: calendar.key }
}

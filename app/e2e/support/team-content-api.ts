import { callApi } from './api.ts'
import type { CreatedTeam } from './team-api.ts'

/** Sets up a team's content through the API, for tests that are not about creating it. */

export async function createVacancyByApi(
  url: string,
  token: string,
  team: CreatedTeam,
  title: string,
): Promise<string> {
  await callApi(url, token, 'PUT', `/teams/${team.id}/recruitment/toggle/active`)
  const { id } = await callApi<{ id: string }>(url, token, 'POST', `/teams/${team.id}/recruitment`, {
    title,
    position: 'Suporte',
    number_of_vacancies: 2,
    min_ranking: 0,
    description: 'Três treinos por semana, à noite.',
    is_active: true,
  })
  return id
}

export async function applyByApi(
  url: string,
  token: string,
  team: CreatedTeam,
  application: { vacancyId: string | null; message: string },
): Promise<void> {
  await callApi(url, token, 'POST', `/teams/${team.id}/applyToTeam`, application)
}

/** Accepts every pending application. */
export async function acceptApplicationsByApi(url: string, token: string, team: CreatedTeam): Promise<void> {
  const { data } = await callApi<{ data: { id: string }[] }>(
    url,
    token,
    'GET',
    `/teams/${team.id}/invitations?kind=APPLICATION&status=PENDING`,
  )
  for (const { id } of data) {
    await callApi(url, token, 'PATCH', `/teams/${team.id}/invitations/${id}/accept`)
  }
}

interface ScheduleInput {
  title: string
  /** ISO 8601. */
  from: string
  to: string
  link?: string
}

/** Creates a training to which every member is invited. Returns its id. */
export async function createScheduleByApi(
  url: string,
  token: string,
  team: CreatedTeam,
  schedule: ScheduleInput,
): Promise<string> {
  const { members } = await callApi<{ members: { id: string }[] }>(url, token, 'GET', `/teams/${team.id}`)
  const { id } = await callApi<{ id: string }>(url, token, 'POST', `/teams/${team.id}/schedules`, {
    title: schedule.title,
    description: null,
    type: 'TRAINING',
    starts_at: schedule.from,
    ends_at: schedule.to,
    location: null,
    url: schedule.link ?? null,
    recurrence: 'NONE',
    memberIds: members.map((member) => member.id),
  })
  return id
}

/** Sends a communication to the whole team, or privately to the member `to`. */
export async function sendCommunicationByApi(
  url: string,
  token: string,
  team: CreatedTeam,
  communication: { title: string; body: string; to?: string },
): Promise<void> {
  const { title, body, to } = communication
  await callApi(url, token, 'POST', `/teams/${team.id}/communications`, {
    title,
    body,
    messageType: to === undefined ? 'INFO' : 'PRIVATE',
    isGlobal: to === undefined,
    recipientId: to ?? null,
  })
}

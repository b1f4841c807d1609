import { callApi } from './api.ts'
import type { MadeTeam } from './teams.ts'

/** Preparations by the API of what a team does, where doing it is somebody else's story. */

export async function openVacancyByApi(
  url: string,
  token: string,
  team: MadeTeam,
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
  team: MadeTeam,
  application: { vacancyId: string | null; message: string },
): Promise<void> {
  await callApi(url, token, 'POST', `/teams/${team.id}/applyToTeam`, application)
}

/** Lets in whoever has applied. */
export async function acceptApplicationsByApi(url: string, token: string, team: MadeTeam): Promise<void> {
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

interface Planned {
  title: string
  /** ISO 8601. */
  from: string
  to: string
  link?: string
}

/** Plans a training to which every member is invited; answers its id. */
export async function planByApi(
  url: string,
  token: string,
  team: MadeTeam,
  planned: Planned,
): Promise<string> {
  const { members } = await callApi<{ members: { id: string }[] }>(url, token, 'GET', `/teams/${team.id}`)
  const { id } = await callApi<{ id: string }>(url, token, 'POST', `/teams/${team.id}/schedules`, {
    title: planned.title,
    description: null,
    type: 'TRAINING',
    starts_at: planned.from,
    ends_at: planned.to,
    location: null,
    url: planned.link ?? null,
    recurrence: 'NONE',
    memberIds: members.map((member) => member.id),
  })
  return id
}

/** Writes to the whole team, or privately to one of its members. */
export async function writeByApi(
  url: string,
  token: string,
  team: MadeTeam,
  written: { title: string; body: string; to?: string },
): Promise<void> {
  const { title, body, to } = written
  await callApi(url, token, 'POST', `/teams/${team.id}/communications`, {
    title,
    body,
    messageType: to === undefined ? 'INFO' : 'PRIVATE',
    isGlobal: to === undefined,
    recipientId: to ?? null,
  })
}

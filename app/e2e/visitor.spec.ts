import type { Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { Jobs } from './pages/recruitment.ts'
import { callApi } from './support/api.ts'
import { dayFromToday, toIsoTime } from './support/dates.ts'
import { createPerson, type Person, signUpByApi } from './support/accounts.ts'
import {
  applyByApi,
  createVacancyByApi,
  createScheduleByApi,
  sendCommunicationByApi,
} from './support/team-content-api.ts'
import { createTeamByApi, addMemberByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const description = 'Treinos às "terças" & <b>quintas</b>, vaga para suporte.'

/** Collects everything that a page renders or receives, to check that no secret is among it. */
async function recordResponses(page: Page): Promise<() => Promise<string>> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!/json|html|text|xml/.test(type) || /javascript|css/.test(type)) return
    // A redirect or an aborted response has no body.
    bodies.push(
      response.text().then(
        (text) => `${response.url()} ${text}`,
        () => response.url(),
      ),
    )
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return [await page.content(), ...(await Promise.all(bodies))].join('\n')
  }
}

const toDigits = (text: string) => text.replaceAll(/\D/g, '')

/** A person's private data in every format in which it could appear. */
function privateDataOf(person: Person): string[] {
  const birth = person.birth.split('/').toReversed().join('-')
  return [
    person.email,
    person.cpf,
    toDigits(person.cpf),
    person.phone,
    toDigits(person.phone),
    person.birth,
    birth,
    person.password,
  ]
}

function expectNoSecrets(text: string, secrets: readonly string[]): void {
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
}

/** A team with private data of every kind. */
async function createTeamWithSecrets(url: string, tag: string) {
  // A birth date that no one else in the run has, so that finding it means a leak.
  const born = (name: string): Person => ({ ...createPerson(name), birth: '29/02/1996' })
  const people = { ana: born('Ana'), bruno: born('Bruno'), caio: born('Caio') }
  const token = await signUpByApi(url, people.ana)
  const team = await createTeamByApi(url, token, { name: `Vitrine ${people.ana.nick}`, tag, description })
  const brunosToken = await addMemberByApi(url, token, team, people.bruno)
  const bruno = await callApi<{ entity: { id: string } }>(url, brunosToken, 'GET', '/user/profile/me')
  const vacancy = `Reação ${people.ana.nick}`
  await createVacancyByApi(url, token, team, vacancy)
  await applyByApi(url, await signUpByApi(url, people.caio), team, {
    vacancyId: null,
    message: 'Recado do candidato ao time',
  })
  const day = dayFromToday(1)
  await createScheduleByApi(url, token, team, {
    title: 'Treino a portas fechadas',
    from: toIsoTime(day, '20:00'),
    to: toIsoTime(day, '22:00'),
    link: 'https://voz.example/sala-secreta',
  })
  await sendCommunicationByApi(url, token, team, { title: 'Aviso interno', body: 'Só para o elenco.' })
  await sendCommunicationByApi(url, token, team, {
    title: 'Entre nós dois',
    body: 'Conversa reservada.',
    to: bruno.entity.id,
  })
  const secrets = [
    ...Object.values(people).flatMap(privateDataOf),
    people.caio.nick,
    'Recado do candidato',
    'Treino a portas fechadas',
    'sala-secreta',
    'Aviso interno',
    'Só para o elenco',
    'Entre nós dois',
    'Conversa reservada',
  ]
  return { people, team, token, vacancy, secrets }
}

test('a shared link shows the team to a guest without exposing private data', async ({
  openPage,
  server,
}) => {
  const { people, team, token, secrets } = await createTeamWithSecrets(server.url, 'VISI')
  const page = await openPage()
  const readAll = await recordResponses(page)
  await page.goto(`/team/profile/${team.tag.toLowerCase()}`)
  await expect(page.getByRole('heading', { name: team.name, level: 1 })).toBeVisible()
  await expect(page.getByText(description)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Membros (2)' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: people.bruno.nick })).toBeVisible()
  await expect(page.getByText('Recrutando').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Desempenho' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: /Função de|Mais ações|Editar/ }),
  ).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Partes do time' })).toHaveCount(0)
  expectNoSecrets(await readAll(), secrets)

  await callApi(server.url, token, 'PATCH', `/teams/${team.id}/members-visibily`, {
    statusVisibilityMembers: false,
  })
  const later = await openPage()
  const readAllLater = await recordResponses(later)
  await later.goto(`/team/profile/${team.tag}`)
  await expect(later.getByText('Este time não mostra os seus membros')).toBeVisible()
  await later.goto(`/jobs?search=${encodeURIComponent(people.ana.nick)}`)
  await expect(later.getByRole('main').getByRole('article')).toHaveCount(1)
  expectNoSecrets(await readAllLater(), [...secrets, people.bruno.nick, people.bruno.name])
})

/** The meta tags as a link preview reads them: from the raw HTML, without running the app. */
function parseMetaTags(html: string): Record<string, string> {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)
  return Object.fromEntries(
    [...tags].map(([, key = '', text = '']) => [
      key,
      text.replaceAll(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all),
    ]),
  )
}

test('a shared link has escaped meta tags for the team in its raw HTML, and an image that exists', async ({
  server,
}) => {
  const { team, secrets } = await createTeamWithSecrets(server.url, 'RAW1')
  const url = `${server.url}/team/profile/${team.tag}`
  const html = await (await fetch(url)).text()
  const head = parseMetaTags(html)
  expect(head).toMatchObject({
    'og:type': 'website',
    'og:title': `${team.name} [${team.tag}]`,
    'og:locale': 'pt_BR',
    'twitter:card': 'summary_large_image',
  })
  expect(new URL(head['og:url'] ?? '').pathname).toBe(`/team/profile/${team.tag}`)
  expect(head['og:description']).toContain(description)
  expect(head['description']).toBe(head['og:description'])
  expect(html).toContain(`<title>${team.name} [${team.tag}] · Convoca</title>`)
  expect(html).not.toContain('<b>quintas</b>')
  expectNoSecrets(html, secrets)

  const known = parseMetaTags(await (await fetch(`${server.url}/team/profile/PRO`)).text())
  const picture = new URL(known['og:image'] ?? '', server.url)
  const response = await fetch(new URL(picture.pathname, server.url))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, known['og:image:type']])

  const unknown = await fetch(`${server.url}/team/profile/NADA9`)
  expect(parseMetaTags(await unknown.text())['og:title'] ?? '').not.toContain('NADA9')
})

test('a guest searches the vacancies, and is redirected through the log-in to the chosen one', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  const { team, vacancy, secrets } = await createTeamWithSecrets(server.url, 'PORT')
  const person = createPerson('Vera')
  await signUpByApi(server.url, person)
  const page = await openPage()
  const readAll = await recordResponses(page)
  const jobs = new Jobs(page)
  await jobs.open()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  await jobs.search(vacancy.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase())
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  expectNoSecrets(await readAll(), secrets)

  await jobs.vacancy(vacancy).click()
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await auth.logIn(person)
  await expect(page).toHaveURL(new RegExp(`/team/${team.tag}/recruitment$`))
  await expect(page.getByRole('button', { name: 'Candidatar-se' })).toBeVisible()
  expectNoSecrets(await readAll(), secrets)

  // Only members can open a team's own pages.
  consoleErrors.allow(/the server responded with a status of 404/)
  await page.goto(`/my/teams/${team.tag}?tab=communications`)
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  expectNoSecrets(await readAll(), secrets)
})

for (const path of [
  '/teams',
  '/my/teams/PRO?tab=settings',
  '/team/PRO/recruitment',
  '/team/create',
  '/profile/invites',
]) {
  const night = path === '/teams' ? '' : ' @night'
  test(`${path} redirects a guest to the log-in and back${night}`, async ({
    openPage,
    server,
    consoleErrors,
  }) => {
    // The new user is not a member of that team.
    consoleErrors.allow(/the server responded with a status of 404/)
    const person = createPerson('Rita')
    await signUpByApi(server.url, person)
    const page = await openPage()
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(?!public|auth)/.test(pathname)) requests.push(pathname)
    })
    await page.goto(path)
    const auth = new AuthPage(page)
    await auth.expectOpen()
    expect(requests).toEqual([])
    await auth.logIn(person)
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path)
    // The heading need not be in `main`: the wizard of /team/create hides what is behind it.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

import type { Page } from '@playwright/test'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerNewTeam } from './support/championship-api.ts'
import { makeAdmin } from './support/make-admin.ts'
import { expect, test } from './support/test.ts'

/** A captain, their team and its unpaid entry in a championship: what the paths of the requirements name. */
interface Names {
  token: string
  nick: string
  userId: string
  tag: string
  teamId: string
  url: string
  championshipId: string
  paymentId: string
}

interface Route {
  path: string
  /** The heading of the first level. */
  heading: string | RegExp
  /** The path at which it comes out; the same one by default. */
  leadsTo?: string
}

/** Every path of the requirements that is open to guests. */
const openRoutes = ({ nick, userId, tag, url, championshipId }: Names): readonly Route[] => [
  { path: '/', heading: 'Campeonatos' },
  { path: '/championships', heading: 'Campeonatos' },
  { path: '/home', heading: 'Sua convocação chegou' },
  { path: '/welcome', heading: 'Sua convocação chegou' },
  { path: `/profile/${userId}`, heading: nick },
  { path: `/pro/${nick}`, heading: nick },
  { path: `/team/profile/${tag}`, heading: `Time ${tag}` },
  { path: '/jobs', heading: 'Vagas' },
  { path: `/championships/${url}`, heading: 'Copa das Rotas' },
  { path: `/championships/table/${championshipId}`, heading: 'Copa das Rotas' },
  { path: '/events', heading: 'Eventos' },
  { path: '/events/', heading: 'Eventos' },
  { path: `/events/championship/${url}`, heading: 'Copa das Rotas' },
  { path: '/events/community/encontro-de-capitas-como-montar-treino', heading: /^Encontro de capitãs/ },
  { path: '/auth/steam/callback', heading: /./ },
]

/** Those of guests alone, outside of the shell. */
const entranceRoutes: readonly Route[] = [
  { path: '/auth', heading: 'Entrar' },
  { path: '/login', heading: 'Entrar', leadsTo: '/auth' },
  { path: '/register', heading: 'Criar conta' },
  { path: '/recovery', heading: 'Recuperar senha' },
  { path: '/change-password', heading: 'NOVA SENHA' },
]

/** Those that ask guests to log in. */
const guardedRoutes = ({ nick, tag, teamId, url, championshipId, paymentId }: Names): readonly Route[] => [
  { path: '/profile', heading: nick },
  { path: '/profile/invites', heading: 'Convites' },
  { path: '/notifications', heading: 'Notificações' },
  { path: '/chat', heading: 'Chats' },
  { path: '/settings', heading: 'Configurações' },
  { path: '/dashboard', heading: /^(Bom dia|Boa tarde|Boa noite), / },
  { path: '/players', heading: 'Players' },
  { path: '/support', heading: 'Suporte' },
  { path: '/ranking', heading: 'Ranking' },
  { path: '/teams', heading: 'Gerenciamento de Times' },
  { path: '/my/teams', heading: 'Gerenciamento de Times', leadsTo: '/teams' },
  { path: `/my/teams/${tag}`, heading: `Time ${tag}` },
  { path: '/team/create', heading: /Criar Time/i },
  { path: `/team/${tag}/recruitment`, heading: `Time ${tag}` },
  { path: `/team-jobs/${teamId}`, heading: `Time ${tag}` },
  { path: '/checkout/success', heading: /pagamento/i },
  { path: `/championships/${url}/checkout`, heading: 'Pagar inscrição' },
  { path: `/championships/payment/${paymentId}`, heading: 'Pagar inscrição' },
  { path: `/championships/payment/${championshipId}/team/${teamId}`, heading: 'Pagar inscrição' },
]

async function expectAlive(page: Page, { path, heading, leadsTo = path }: Route): Promise<void> {
  await test.step(path, async () => {
    const response = await page.goto(path)
    expect.soft(response?.status(), path).toBe(200)
    const title = page.getByRole('heading', { level: 1 })
    await expect.soft(title.filter({ hasText: heading }), path).toBeVisible()
    await expect.soft(title.filter({ hasText: 'Página não encontrada' }), path).toBeHidden()
    expect
      .soft(new URL(page.url()).pathname.replace(/(.)\/$/, '$1'), path)
      .toBe(leadsTo.replace(/(.)\/$/, '$1'))
  })
}

async function createNames(server: { url: string; dataDir: string }): Promise<Names> {
  const { url } = server
  const organizer = createPerson('Rotas')
  const organizerToken = await signUpByApi(url, organizer)
  await makeAdmin(server, organizer, organizerToken)
  const cup = await openChampionshipByApi(url, { name: 'Copa das Rotas', entry_fee: 2500, organizerToken })
  const tag = 'ROTA'
  const token = await registerNewTeam(url, cup.id, tag)
  const get = <Data>(path: string) => callApi<Data>(url, token, 'GET', path)
  const { entity } = await get<{ entity: { id: string; nick: string } }>('/user/profile/me')
  const entriesPath = `/championships/${cup.id}/registrations`
  const [entry] = await get<{ id: string; team: { id: string } }[]>(`/public${entriesPath}`)
  if (entry === undefined) throw new Error('The team is not registered')
  const path = `${entriesPath}/${entry.id}/payments`
  const { id: paymentId } = await callApi<{ id: string }>(url, token, 'POST', path)
  const ids = { userId: entity.id, teamId: entry.team.id, championshipId: cup.id, paymentId }
  return { token, tag, nick: entity.nick, url: cup.url, ...ids }
}

test('every path of the requirements leads somewhere, for guests and for members', async ({
  openPage,
  server,
}) => {
  test.slow()
  const names = await createNames(server)
  const guest = await openPage()
  for (const route of [...openRoutes(names), ...entranceRoutes]) await expectAlive(guest, route)
  for (const { path, leadsTo = path } of guardedRoutes(names))
    await test.step(path, async () => {
      await guest.goto(path)
      await expect.soft(guest.getByRole('heading', { level: 1, name: 'Entrar' }), path).toBeVisible()
      const { pathname, searchParams } = new URL(guest.url())
      expect.soft([pathname, searchParams.get('redirect')], path).toEqual(['/auth', leadsTo])
    })
  const member = await openPage({ token: names.token })
  for (const route of [...openRoutes(names), ...guardedRoutes(names)]) await expectAlive(member, route)
  // A member has no new password to choose by a link.
  await member.goto('/change-password')
  await expect(member).toHaveURL(`${server.url}/`)
})

import { type Page, type Response } from '@playwright/test'
import { Communications } from './pages/communications.ts'
import { control } from './pages/form.ts'
import { Members } from './pages/members.ts'
import { Shell } from './pages/shell.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { getLogoPhoto } from './support/images.ts'
import { createTeamByApi, addMemberByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const announcement = { title: 'Jogo antecipado', body: 'Hoje às 19h. Confirmem a presença.' }
const privateMessage = { title: 'Sobre a minha função', body: 'Posso tentar a entrada na próxima semana?' }
const reply = { title: 'Re: função', body: 'Pode sim, começamos na terça.' }

/** A team with an owner and two players, and its page open in a browser of each. */
async function openTeam(openPage: (options: { token: string }) => Promise<Page>, url: string, tag: string) {
  const people = { ana: createPerson('Ana'), bruno: createPerson('Bruno'), caio: createPerson('Caio') }
  const token = await signUpByApi(url, people.ana)
  const description = 'Treinos às terças e quintas, vaga para suporte.'
  const team = await createTeamByApi(url, token, { name: `Mural ${people.ana.nick}`, tag, description })
  const tokens = {
    ana: token,
    bruno: await addMemberByApi(url, token, team, people.bruno),
    caio: await addMemberByApi(url, token, team, people.caio),
  }
  const pages = {
    ana: await openPage({ token: tokens.ana }),
    bruno: await openPage({ token: tokens.bruno }),
    caio: await openPage({ token: tokens.caio }),
  }
  for (const page of Object.values(pages)) {
    await page.goto(`/my/teams/${tag}?tab=members`)
    await expect(page.getByRole('heading', { name: 'Membros (3)' })).toBeVisible()
    await markPageLoad(page)
  }
  return { people, pages, team }
}

test('a captain writes to the team, a player reads it live, and private messages stay between two people', async ({
  openPage,
  server,
}) => {
  test.slow()
  const { people, pages } = await openTeam(openPage, server.url, 'MURA')
  await new Members(pages.ana).changeRole(people.bruno.nick, 'Capitão')
  const [anas, brunos, caios] = [pages.ana, pages.bruno, pages.caio].map((page) => new Communications(page))
  if (!anas || !brunos || !caios) throw new Error('Expected three pages')

  await brunos.open()
  await brunos.sendToTeam('Urgente', announcement)

  // The unread count updates while the player is on another tab.
  await expect(caios.tab).toHaveAccessibleName(/1$/)
  await new Shell(pages.caio).expectToast(announcement.title)
  await caios.open()
  await caios.expectUnread(announcement)
  await caios.read(announcement)
  await expect(pages.caio.getByText(announcement.body)).toBeVisible()
  await expect(caios.tab).toHaveAccessibleName('Comunicados')

  await caios.sendPrivate(people.bruno.nick, privateMessage)
  await brunos.expectUnread(privateMessage)
  await brunos.read(privateMessage)
  await pages.bruno.getByRole('button', { name: `Ver conversa com ${people.caio.nick}` }).click()
  await expect(pages.bruno.getByRole('heading', { name: `Conversa com ${people.caio.nick}` })).toBeVisible()
  await brunos.write(reply)
  await caios.expectUnread(reply)

  // Even the owner does not see private messages between others.
  await expect(anas.tab).toHaveAccessibleName(/1$/)
  await anas.open()
  await anas.expectUnread(announcement)
  await expect(anas.toggle(privateMessage)).toHaveCount(0)
  await expect(anas.toggle(reply)).toHaveCount(0)
  await pages.ana.getByRole('button', { name: 'Privado' }).click()
  await expect(pages.ana.getByText('Nenhum comunicado')).toBeVisible()
  for (const page of Object.values(pages)) await expectNotReloaded(page)
})

test("an achievement with a photo appears on the team's open pages and in the activity log @night", async ({
  openPage,
  server,
}) => {
  test.slow()
  const { people, pages } = await openTeam(openPage, server.url, 'TROF')
  const openTab = async (page: Page, label: string) => {
    const tabs = page.getByRole('navigation', { name: 'Partes do time' })
    await tabs.getByRole('link', { name: new RegExp(`^${label}`) }).press('Enter')
  }
  await openTab(pages.caio, 'Conquistas')
  await expect(pages.caio.getByText('Nenhuma conquista')).toBeVisible()
  await expect(pages.caio.getByRole('button', { name: 'Nova conquista' })).toHaveCount(0)

  await openTab(pages.ana, 'Conquistas')
  await pages.ana.getByRole('button', { name: 'Nova conquista' }).click()
  const form = pages.ana.getByRole('form', { name: 'Conquista' })
  await control(form, 'Título').fill('Campeãs da Copa Ipê')
  await control(form, 'Colocação').fill('1')
  await control(form, 'Data').fill('30/08/2025')
  await control(form, 'Campeonato').fill('Copa Ipê 2025')
  const uploader = form.getByRole('group', { name: /^Imagem/ })
  await uploader.locator('input[type="file"]').setInputFiles(await getLogoPhoto())
  // Saving confirms the open crop.
  await expect(uploader.getByRole('button', { name: 'Confirmar' })).toBeEnabled()
  const stored = pages.ana.waitForResponse((response: Response) => response.url().endsWith('/api/file/save'))
  await form.getByRole('button', { name: 'Salvar conquista' }).click()
  expect((await stored).status()).toBe(201)
  await expect(new Shell(pages.ana).toast('Conquista salva com sucesso.')).toContainText(
    'Campeãs da Copa Ipê',
  )

  const card = pages.caio.getByRole('article').filter({ hasText: 'Campeãs da Copa Ipê' })
  await expect(card).toContainText('Copa Ipê 2025')
  const picture = card.locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    // Keeps the aspect ratio of the photo, which is 3 : 2.
    .toBeCloseTo(1.5, 1)
  expect(new URL((await picture.getAttribute('src')) ?? '', server.url).pathname).toMatch(/^\/files\//)

  await openTab(pages.caio, 'Atividade')
  const today = pages.caio.getByRole('list', { name: 'Hoje' })
  await expect(today).toContainText(`${people.ana.nick} registrou a conquista Campeãs da Copa Ipê`)
  await expect(today).toContainText(`${people.bruno.nick} entrou no time`)
  await expectNotReloaded(pages.caio)
})

import { type Page, type Response } from '@playwright/test'
import { Communications } from './pages/communications.ts'
import { control } from './pages/form.ts'
import { Members } from './pages/members.ts'
import { Shell } from './pages/shell.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { createLogoPhoto } from './support/images.ts'
import { createTeamByApi, addMemberByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const antecipado = { title: 'Jogo antecipado', body: 'Hoje às 19h. Confirmem a presença.' }
const segredo = { title: 'Sobre a minha função', body: 'Posso tentar a entrada na próxima semana?' }
const resposta = { title: 'Re: função', body: 'Pode sim, começamos na terça.' }

/** A team of an owner, a captain to be and a player, each with its page open. */
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

test('a captain tells the team, a player reads it live, and a private word stays between two', async ({
  openPage,
  server,
}) => {
  test.slow()
  const { people, pages } = await openTeam(openPage, server.url, 'MURA')
  await new Members(pages.ana).changeRole(people.bruno.nick, 'Capitão')
  const [anas, brunos, caios] = [pages.ana, pages.bruno, pages.caio].map((page) => new Communications(page))
  if (!anas || !brunos || !caios) throw new Error('three people')

  await brunos.open()
  await brunos.sendToTeam('Urgente', antecipado)

  // The player is elsewhere on the page, and sees the number come.
  await expect(caios.tab).toHaveAccessibleName(/1$/)
  await new Shell(pages.caio).expectToast(antecipado.title)
  await caios.open()
  await caios.expectUnread(antecipado)
  await caios.read(antecipado)
  await expect(pages.caio.getByText(antecipado.body)).toBeVisible()
  await expect(caios.tab).toHaveAccessibleName('Comunicados')

  await caios.sendPrivate(people.bruno.nick, segredo)
  await brunos.expectUnread(segredo)
  await brunos.read(segredo)
  await pages.bruno.getByRole('button', { name: `Ver conversa com ${people.caio.nick}` }).click()
  await expect(pages.bruno.getByRole('heading', { name: `Conversa com ${people.caio.nick}` })).toBeVisible()
  await brunos.write(resposta)
  await caios.expectUnread(resposta)

  // The owner leads the team, and reads what was said to her and nothing else.
  await expect(anas.tab).toHaveAccessibleName(/1$/)
  await anas.open()
  await anas.expectUnread(antecipado)
  await expect(anas.toggle(segredo)).toHaveCount(0)
  await expect(anas.toggle(resposta)).toHaveCount(0)
  await pages.ana.getByRole('button', { name: 'Privado' }).click()
  await expect(pages.ana.getByText('Nenhum comunicado')).toBeVisible()
  for (const page of Object.values(pages)) await expectNotReloaded(page)
})

test('an achievement with its photograph reaches the open pages of the team, and the history tells of it', async ({
  openPage,
  server,
}) => {
  test.slow()
  const { people, pages } = await openTeam(openPage, server.url, 'TROF')
  const openPart = async (page: Page, label: string) => {
    const parts = page.getByRole('navigation', { name: 'Partes do time' })
    await parts.getByRole('link', { name: new RegExp(`^${label}`) }).press('Enter')
  }
  await openPart(pages.caio, 'Conquistas')
  await expect(pages.caio.getByText('Nenhuma conquista')).toBeVisible()
  await expect(pages.caio.getByRole('button', { name: 'Nova conquista' })).toHaveCount(0)

  await openPart(pages.ana, 'Conquistas')
  await pages.ana.getByRole('button', { name: 'Nova conquista' }).click()
  const form = pages.ana.getByRole('form', { name: 'Conquista' })
  await control(form, 'Título').fill('Campeãs da Copa Ipê')
  await control(form, 'Colocação').fill('1')
  await control(form, 'Data').fill('30/08/2025')
  await control(form, 'Campeonato').fill('Copa Ipê 2025')
  const uploader = form.getByRole('group', { name: /^Imagem/ })
  await uploader.locator('input[type="file"]').setInputFiles(await createLogoPhoto())
  // The crop is left open: saving confirms it.
  await expect(uploader.getByRole('button', { name: 'Confirmar' })).toBeEnabled()
  const stored = pages.ana.waitForResponse((answer: Response) => answer.url().endsWith('/api/file/save'))
  await form.getByRole('button', { name: 'Salvar conquista' }).click()
  expect((await stored).status()).toBe(201)
  await new Shell(pages.ana).expectToast('Conquista salva com sucesso.')

  const card = pages.caio.getByRole('article').filter({ hasText: 'Campeãs da Copa Ipê' })
  await expect(card).toContainText('Copa Ipê 2025')
  const picture = card.locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    // In the shape in which it was chosen.
    .toEqual([400, 267])
  expect(new URL((await picture.getAttribute('src')) ?? '', server.url).pathname).toMatch(/^\/files\//)

  await openPart(pages.caio, 'Atividade')
  const today = pages.caio.getByRole('list', { name: 'Hoje' })
  await expect(today).toContainText(`${people.ana.nick} registrou a conquista Campeãs da Copa Ipê`)
  await expect(today).toContainText(`${people.bruno.nick} entrou no time`)
  await expectNotReloaded(pages.caio)
})

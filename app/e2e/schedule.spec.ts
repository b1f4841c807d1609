import { SchedulePage } from './pages/schedule.ts'
import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { createTeamByApi, addMemberByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

/** This day of next month. */
function nextMonth(day: number): string {
  const now = new Date()
  const date = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, day))
  return date.toISOString().slice(0, 10)
}

test('a captain creates a weekly training, a player responds from the bell, and a calendar client reads the feed', async ({
  openPage,
  server,
}) => {
  test.slow()
  const ana = createPerson('Ana')
  const bruno = createPerson('Bruno')
  const anasToken = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, anasToken, {
    name: `Agenda ${ana.nick}`,
    tag: 'AGND',
    description: 'Treinos às terças e quintas.',
  })
  const brunosToken = await addMemberByApi(server.url, anasToken, team, bruno)
  const [anasPage, brunosPage] = await Promise.all([
    openPage({ token: anasToken }),
    openPage({ token: brunosToken }),
  ])
  await brunosPage.goto('/teams')
  await expect(new Shell(brunosPage).bell).toBeVisible()

  const day = nextMonth(10)
  const anas = new SchedulePage(anasPage)
  await anas.open(team.tag, `&view=list&day=${day}`)
  await expect(anas.calendar.getByText('Nenhum evento neste mês')).toBeVisible()
  await anas.createEvent({
    title: 'Treino tático',
    type: 'Treino',
    from: `${day}T20:00`,
    to: `${day}T22:00`,
    weekly: true,
  })
  // At least three weekly occurrences fall between the tenth and the end of the month.
  await expect(anas.row('Treino tático').first()).toContainText('20:00–22:00')
  expect(await anas.row('Treino tático').count()).toBeGreaterThanOrEqual(3)
  await anas.row('Treino tático').first().click()
  const presence = anas.details('Treino tático')
  await expect(presence.getByText('1 confirmou · 0 não vão · 1 sem resposta')).toBeVisible()

  await new Shell(brunosPage).expectToast('Novo evento do time')
  const panel = await new Shell(brunosPage).openBell()
  await panel.getByRole('button', { name: 'Aceitar' }).first().click()
  await new Shell(brunosPage).expectToast('Presença confirmada.')
  // Updates the captain's open page live.
  await expect(presence.getByText('2 confirmaram · 0 não vão · 0 sem resposta')).toBeVisible()

  const brunos = new SchedulePage(brunosPage)
  await brunos.open(team.tag, `&view=month&day=${day}`)
  await expect(brunosPage.getByRole('button', { name: 'Novo evento' })).toHaveCount(0)
  await expect(brunos.calendar.getByRole('grid')).toBeVisible()
  await brunos.row('Treino tático').click()
  const own = brunos.details('Treino tático')
  await own.getByRole('button', { name: 'Não vou' }).click()
  await expect(presence.getByText('1 confirmou · 1 não vai · 0 sem resposta')).toBeVisible()
  await brunos.calendar.getByRole('button', { name: 'Semana', exact: true }).click()
  await expect(brunosPage).toHaveURL(/view=week/)

  await brunosPage.getByRole('button', { name: 'Criar link da agenda' }).click()
  const feedUrl = await brunosPage.getByRole('textbox', { name: 'Link da agenda' }).inputValue()
  const feed = await fetch(feedUrl)
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = await feed.text()
  expect(calendar).toContain('SUMMARY:Treino tático')
  expect(calendar).toContain('RRULE:FREQ=WEEKLY')
  await brunosPage.getByRole('button', { name: 'Revogar link' }).click()
  const dialog = brunosPage.getByRole('alertdialog', { name: 'Revogar o link da agenda?' })
  await dialog.getByRole('button', { name: 'Revogar link' }).click()
  await new Shell(brunosPage).expectToast('O link deixou de funcionar.')
  expect((await fetch(feedUrl)).status).toBe(404)
})

test('availability marked by mouse and keyboard becomes the slots that the form suggests', async ({
  openPage,
  server,
}) => {
  const ana = createPerson('Ana')
  const token = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, token, {
    name: `Horas ${ana.nick}`,
    tag: 'HORA',
    description: 'Treinos às terças e quintas.',
  })
  const page = await openPage({ token })
  const schedule = new SchedulePage(page)
  await schedule.open(team.tag)
  // A change of layout would end the drag: the calendar above must have its final height.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Marcar meus horários' }).click()
  const hours = page.getByRole('grid', { name: 'Seus horários livres' })
  const cell = (name: RegExp) => hours.getByRole('gridcell', { name })
  // So would a scroll: all of its hours must be in view.
  await cell(/^terça-feira, 23h/).scrollIntoViewIfNeeded()
  await cell(/^terça-feira, 20h/).hover()
  await page.mouse.down()
  await cell(/^terça-feira, 21h/).hover()
  await page.mouse.up()
  await cell(/^terça-feira, 21h/).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(hours.getByRole('gridcell', { selected: true })).toHaveCount(3)
  await page.getByRole('button', { name: 'Salvar horários' }).click()
  await new Shell(page).expectToast('Horários salvos.')
  await expect(page.getByText(/terça-feira, 20h às 23h/)).toBeVisible()
  await page.getByRole('button', { name: 'Novo evento' }).click()
  await page.getByRole('button', { name: /20:00–23:00 · 1 de 1/ }).click()
  await expect(page.getByRole('textbox', { name: /Hora de início/ })).toHaveValue('20:00')
  await expect(page.getByRole('textbox', { name: /Hora de término/ })).toHaveValue('23:00')
})

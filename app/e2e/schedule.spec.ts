import { control } from './pages/form.ts'
import { SchedulePage } from './pages/schedule.ts'
import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { toIsoTime } from './support/dates.ts'
import { createTeamByApi, addMemberByApi } from './support/team-api.ts'
import { createScheduleByApi } from './support/team-content-api.ts'
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
  // Three weekly occurrences or more fall between the tenth and the end of the month.
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
  // Availability is in the time of Brasília, whatever the browser's zone.
  const page = await openPage({ token, timezoneId: 'America/Sao_Paulo' })
  const schedule = new SchedulePage(page)
  await schedule.open(team.tag)
  // A change of layout would end the drag: the calendar above must have its final height.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Marcar meus horários' }).click()
  const hours = page.getByRole('grid', { name: 'Seus horários livres' })
  const cell = (name: RegExp) => hours.getByRole('gridcell', { name })
  // All of its hours must be in view, because a scroll would end the drag, too.
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

test('a new event starts at the next full hour, is typed and picked in Portuguese, and opens once it is saved', async ({
  openPage,
  server,
}) => {
  const ana = createPerson('Ana')
  const token = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, token, {
    name: `Evento ${ana.nick}`,
    tag: 'EVEN',
    description: 'Treinos às terças e quintas.',
  })
  const page = await openPage({ token })
  // A Friday, with a month's end ahead.
  await page.clock.setFixedTime(toIsoTime({ iso: '2026-11-27' }, '19:20'))
  const schedule = new SchedulePage(page)
  await schedule.open(team.tag)
  await page.getByRole('button', { name: 'Novo evento' }).click()
  const form = page.getByRole('form', { name: 'Evento do time' })
  const fields = {
    start: control(form, 'Começa em'),
    startTime: control(form, 'Hora de início'),
    end: control(form, 'Termina em'),
    endTime: control(form, 'Hora de término'),
  }
  const expectMoments = async (values: [string, string, string, string]) => {
    for (const [place, field] of Object.values(fields).entries())
      await expect(field).toHaveValue(values[place] ?? '')
  }
  await expectMoments(['27/11/2026', '20:00', '27/11/2026', '22:00'])

  // Typed, the end follows.
  await fields.start.fill('30/11/2026')
  await fields.startTime.fill('9')
  await fields.startTime.press('Tab')
  await expectMoments(['30/11/2026', '09:00', '30/11/2026', '11:00'])
  // Picked by keyboard, in the next month.
  await form.getByRole('button', { name: 'Começa em: escolher o dia' }).press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Começa em: escolher o dia' })
  await expect(calendar.getByRole('button', { name: 'segunda-feira, 30 de novembro' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await form.getByRole('combobox', { name: 'Hora de término: escolher o horário' }).click()
  await page.getByRole('option', { name: '12:30' }).click()
  await expectMoments(['01/12/2026', '09:00', '01/12/2026', '12:30'])

  await control(form, 'Título').fill('Treino de abertura')
  await control(form, 'Tipo').click()
  await page.getByRole('option', { name: 'Treino' }).click()
  await form.getByRole('button', { name: 'Salvar evento' }).click()
  await new Shell(page).expectToast('Evento criado.')
  const details = schedule.details('Treino de abertura')
  await expect(details.getByText(/terça-feira, 1 de dezembro, 09:00 às 12:30/i)).toBeVisible()
  await expect(details.getByText('1 confirmou · 0 não vão · 0 sem resposta')).toBeVisible()
  await expect(page).toHaveURL(/day=2026-12-01/)
  await expect(schedule.calendar.getByRole('heading', { name: 'dezembro de 2026' })).toBeVisible()
  await expect(schedule.row('Treino de abertura')).toContainText('você confirmou')
})

test('the agenda on a phone begins with today', async ({ openPage, server }) => {
  const ana = createPerson('Ana')
  const token = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, token, {
    name: `Hoje ${ana.nick}`,
    tag: 'HOJE',
    description: 'Treinos às terças e quintas.',
  })
  for (const [title, day] of [
    ['Treino passado', '2026-11-10'],
    ['Treino de hoje', '2026-11-27'],
    ['Treino que vem', '2026-11-29'],
  ] as const)
    await createScheduleByApi(server.url, token, team, {
      title,
      from: toIsoTime({ iso: day }, '20:00'),
      to: toIsoTime({ iso: day }, '22:00'),
    })
  const page = await openPage({ token, viewport: { width: 390, height: 844 } })
  await page.clock.setFixedTime(toIsoTime({ iso: '2026-11-27' }, '08:00'))
  const { calendar } = new SchedulePage(page)
  await page.goto('/my/teams/HOJE?tab=schedule')
  await expect(calendar.getByRole('heading', { level: 3 }).first()).toHaveText(
    'sexta-feira, 27 de novembro, hoje',
  )
  await expect(calendar.getByRole('listitem')).toHaveText([/Treino de hoje/, /Treino que vem/])
  await calendar.getByRole('button', { name: 'Ver 1 evento anterior' }).click()
  await expect(calendar.getByRole('listitem').first()).toContainText('Treino passado')
})

test('one week of a weekly training is answered, moved and cancelled by itself', async ({
  openPage,
  server,
}) => {
  const ana = createPerson('Anasemana')
  const token = await signUpByApi(server.url, ana)
  const input = { name: `Semanas ${ana.nick}`, tag: 'SEMN', description: 'Treinos toda semana.' }
  const team = await createTeamByApi(server.url, token, input)
  const page = await openPage({ token })
  const day = nextMonth(1)
  const schedule = new SchedulePage(page)
  await schedule.open(team.tag, `&view=list&day=${day}`)
  const first = nextMonth(2)
  await schedule.createEvent({
    title: 'Treino da noite',
    type: 'Treino',
    from: `${first}T22:00`,
    to: `${nextMonth(3)}T00:30`,
    weekly: true,
  })
  const rows = schedule.row('Treino da noite')
  // Planning an event confirms its first week alone.
  await expect(rows.nth(0)).toContainText('22:00–00:30 +1 dia')
  await expect(rows.nth(0)).toContainText('você confirmou')
  await expect(rows.nth(1)).toContainText('aguarda sua resposta')
  const details = schedule.details('Treino da noite')

  await test.step('answered', async () => {
    await rows.nth(1).click()
    await expect(details.getByText('0 confirmaram · 0 não vão · 1 sem resposta')).toBeVisible()
    await details.getByRole('button', { name: 'Não vou' }).click()
    await expect(rows.nth(1)).toContainText('você não vai')
    await expect(rows.nth(0)).toContainText('você confirmou')
    await expect(rows.nth(2)).toContainText('aguarda sua resposta')
  })

  await test.step('moved', async () => {
    await rows.nth(2).click()
    await details.getByRole('button', { name: 'Mudar só esta semana' }).click()
    await control(details, 'Novo horário').fill('19:15')
    await details.getByRole('button', { name: 'Salvar esta semana' }).click()
    await new Shell(page).expectToast('Semana remarcada.')
    await expect(rows.nth(2)).toContainText('19:15–21:45')
    await expect(rows.nth(1)).toContainText('22:00–00:30 +1 dia')
  })

  await test.step('cancelled and marked again', async () => {
    await rows.nth(1).click()
    await details.getByRole('button', { name: 'Cancelar esta semana' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar esta semana' }).click()
    await expect(rows.nth(1)).toContainText('Cancelado')
    await expect(rows.nth(0)).not.toContainText('Cancelado')
    await details.getByRole('button', { name: 'Marcar esta semana de novo' }).click()
    await expect(rows.nth(1)).not.toContainText('Cancelado')
    await expect(rows.nth(1)).toContainText('aguarda sua resposta')
  })
})

import type { Locator, Page } from '@playwright/test'
import { control, expectFieldError } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi } from './support/championship-api.ts'
import { timeZone } from './support/dates.ts'
import { getBannerPhoto } from './support/images.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

const MINUTE = 60 * 1000

/** A moment as the fields of the form take it. */
function toFields(at: number) {
  const date = new Date(at)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)
  return {
    day: day.split('-').toReversed().join('/'),
    time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(date),
  }
}

async function fillMoment(form: Locator, [day, time]: [string, string], at: number): Promise<void> {
  const fields = toFields(at)
  await control(form, day).fill(fields.day)
  await control(form, time).fill(fields.time)
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notificações/ })

/** The description that search engines read of the page. */
const aboutOf = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as Record<
    string,
    unknown
  >

test('an event from its creation to its end: it is announced, moved and cancelled', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(/status of 404/)
  const cup = await openChampionshipByApi(server.url, { name: 'Copa dos Encontros' })
  const person = createPerson('Fã')
  const fanToken = await signUpByApi(server.url, person)
  const name = `Noite dos encontros ${person.nick}`
  const both = { remind_day_before: true, remind_hour_before: true }
  await callApi(server.url, fanToken, 'PUT', `/events/interests/championship/${cup.url}`, both)
  const fan = await openPage({ token: fanToken })
  await fan.goto('/dashboard')
  const page = await openPage({ token: cup.organizerToken })

  await test.step('the organiser writes it, and gives it a banner', async () => {
    await page.goto('/events')
    await page.getByRole('link', { name: 'Criar evento' }).click()
    const form = page.getByRole('form', { name: 'Evento' })
    await form.getByRole('button', { name: 'Criar evento' }).click()
    await expectFieldError(form, 'Nome', 'Nome obrigatório')
    await expectFieldError(form, 'Local', 'Diga o local ou o link')
    await control(form, 'Nome').fill(name)
    const start = Date.now() + 25 * 60 * MINUTE
    await fillMoment(form, ['Começa em', 'Hora de início'], start)
    await fillMoment(form, ['Termina em', 'Hora de término'], start + 120 * MINUTE)
    await control(form, 'Link').fill('https://encontro.example/sala')
    await control(form, 'Descrição').fill('Uma noite de conversa.\nTraga a sua dúvida.')
    await form.getByRole('button', { name: 'Criar evento' }).click()
    await expect(page.getByRole('heading', { name: 'Editar evento', level: 1 })).toBeVisible()
    const banner = page.getByRole('region', { name: 'Banner' })
    await banner.locator('input[type="file"]').setInputFiles(await getBannerPhoto())
    await banner.getByRole('button', { name: 'Confirmar' }).click()
    await banner.getByRole('button', { name: 'Salvar banner' }).click()
    await expect(page.getByText('Banner carregado com sucesso', { exact: true })).toBeVisible()
  })

  const path = new URL(page.url()).pathname.replace(/\/edit$/, '')
  await test.step('who follows a championship of the organiser is told, and shows interest', async () => {
    await bellOf(fan).click()
    await fan.getByRole('dialog').getByRole('link', { name: 'Novo evento' }).click()
    await expect(fan).toHaveURL(new RegExp(`${path}$`))
    await fan.getByRole('button', { name: 'Tenho interesse' }).click()
    await expect(fan.getByRole('switch', { name: 'Lembrar na véspera' })).toBeChecked()
    await fan.getByRole('switch', { name: 'Lembrar na véspera' }).click()
    await expect(fan.getByRole('switch', { name: 'Lembrar na véspera' })).not.toBeChecked()
    await expect(fan.getByRole('region', { name: /com interesse$/ })).toContainText('1')
  })

  await test.step('guests read it without scripts: what it is, for people and for search engines', async () => {
    const guest = await openPage({ javaScriptEnabled: false })
    await guest.goto(path)
    await expect(guest.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(guest.getByText('Traga a sua dúvida.')).toBeVisible()
    const picture = await guest.locator('meta[property="og:image"]').getAttribute('content')
    expect(picture).toMatch(/\/files\/[\w/.-]+\.jpg$/)
    expect((await fetch(new URL(picture ?? '', server.url))).status).toBe(200)
    expect(await aboutOf(guest)).toMatchObject({
      '@type': 'Event',
      name,
      eventStatus: 'https://schema.org/EventScheduled',
      location: [{ '@type': 'VirtualLocation', url: 'https://encontro.example/sala' }],
    })
    const calendar = await guest.getByRole('link', { name: 'Pôr na agenda' }).getAttribute('href')
    const file = await fetch(new URL(calendar ?? '', server.url))
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain(`SUMMARY:${name}`)
    // Other tests add any number of championships to the list of all kinds.
    await guest.goto('/events?context=community')
    const card = guest.getByRole('article').filter({ hasText: name })
    await expect(card.locator('img')).toHaveAttribute('src', /^\/files\//)
    // Championships are there by themselves.
    await guest.goto('/events?context=championship')
    const ofChampionships = guest
      .getByRole('article')
      .filter({ has: guest.getByText('Campeonato', { exact: true }) })
    await expect(ofChampionships.first()).toBeVisible()
    await guest.goto(`/events/championship/${cup.url}`)
    await expect(guest.getByRole('heading', { name: 'Copa dos Encontros', level: 1 })).toBeVisible()
    expect((await guest.goto('/events/community/nada'))?.status()).toBe(404)
  })

  await test.step('it is moved to the next hour, and the fan is told', async () => {
    await page.goto(`${path}/edit`)
    const form = page.getByRole('form', { name: 'Evento' })
    await expect(control(form, 'Nome')).toHaveValue(name)
    const start = Date.now() + 40 * MINUTE
    await fillMoment(form, ['Começa em', 'Hora de início'], start)
    await fillMoment(form, ['Termina em', 'Hora de término'], start + 120 * MINUTE)
    await control(form, 'Local').fill('Arena Maré')
    await form.getByRole('button', { name: 'Salvar evento' }).click()
    await expect(page.getByText('Presencial')).toBeVisible()
    await bellOf(fan).click()
    const told = fan.getByRole('dialog')
    await expect(told.getByText('Agora é em Arena Maré.')).toBeVisible()
    await fan.keyboard.press('Escape')
  })

  await test.step('it is cancelled with a reason, which its page keeps', async () => {
    await page.getByRole('button', { name: 'Cancelar evento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancelar o evento?' })
    await control(dialog, 'Motivo').fill('A arena fechou para reforma.')
    await dialog.getByRole('button', { name: 'Cancelar evento' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Evento cancelado' })).toContainText('A arena fechou')
    await fan.reload()
    await expect(fan.getByRole('region', { name: 'Evento cancelado' })).toContainText('reforma')
    await expect(fan.getByRole('button', { name: 'Com interesse' })).toBeHidden()
    await fan.goto('/events?context=community')
    await expect(fan.getByRole('article').first()).toBeVisible()
    await expect(fan.getByRole('article').filter({ hasText: name })).toHaveCount(0)
  })
})

test('the list is of a kind or of a day, which the address keeps, and of the own interest', async ({
  openPage,
  server,
}) => {
  const token = await signUpByApi(server.url, createPerson('Curiosa'))
  const page = await openPage({ token })
  await page.goto('/events')
  const filters = page.getByRole('group', { name: 'Filtrar eventos' })
  await filters.getByRole('button', { name: /^Comunidade/ }).click()
  await expect(page).toHaveURL(/context=community/)
  await expect(page.getByRole('article').filter({ hasText: 'Campeonato' })).toHaveCount(0)
  const meeting = page.getByRole('article').filter({ hasText: 'Encontro de capitãs' })
  await meeting.getByRole('button', { name: 'Tenho interesse' }).click()
  await filters.getByRole('button', { name: 'Com interesse 1' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await filters.getByRole('button', { name: /^Todos/ }).click()
  const days = page.getByRole('list', { name: 'Dias' }).getByRole('button')
  await days
    .filter({ hasText: /(^|\D)0 eventos/ })
    .last()
    .click()
  await expect(page.getByText('Nada marcado para este dia.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('an event’s pages pass axe and fit a phone, and its fans are reminded of it @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const { organizerToken: token } = await openChampionshipByApi(server.url, { name: 'Copa das Rodas' })
  const start = Date.now() + 40 * MINUTE
  const { name } = await callApi<{ name: string }>(server.url, token, 'POST', '/events', {
    context: 'community',
    title: 'Roda de conversa',
    description: 'Uma hora de conversa.',
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 60 * MINUTE).toISOString(),
    place: 'Arena Maré',
    address: 'Rua das Marés, 10',
    link: null,
  })
  const fanToken = await signUpByApi(server.url, createPerson('Fã'))
  const both = { remind_day_before: true, remind_hour_before: true }
  await callApi(server.url, fanToken, 'PUT', `/events/interests/community/${name}`, both)
  const path = `/events/community/${name}`
  for (const screen of [
    { path, heading: 'Roda de conversa' },
    { path: '/events', heading: 'Eventos' },
  ]) {
    await checkOnDesktop(await openPage({ appearance: 'system' }), screen)
    await checkOnPhone(await openPage({ ...phone }), screen)
  }
  const editor = { path: `${path}/edit`, heading: 'Editar evento' }
  await checkOnDesktop(await openPage({ token, appearance: 'system' }), editor)
  await checkOnPhone(await openPage({ ...phone, token }), editor)

  const fan = await openPage({ token: fanToken })
  await fan.goto('/dashboard')
  await bellOf(fan).click()
  // The server looks for due reminders once a minute.
  const reminder = fan.getByRole('dialog').getByText('Lembrete: Roda de conversa')
  await expect(reminder).toBeVisible({ timeout: 120_000 })
})

import type { Locator, Page } from '@playwright/test'
import { focusAndPress, tabTo, focusAndType } from './pages/form.ts'
import { Members } from './pages/members.ts'
import { Recruitment } from './pages/recruitment.ts'
import { SchedulePage } from './pages/schedule.ts'
import { TeamPage } from './pages/team.ts'
import { dayFromToday, toIsoTime } from './support/dates.ts'
import { expectNoHorizontalScroll } from './support/screen-checks.ts'
import { createPerson, type Person, signUpByApi } from './support/accounts.ts'
import { createScheduleByApi } from './support/team-content-api.ts'
import { createTeamByApi, addMemberByApi, type CreatedTeam } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const vacancy = {
  title: 'Capitão de chamada',
  position: 'Líder de jogo',
  places: '1',
  ranking: '500',
  description: 'Voz calma e paciência no fim da rodada.',
}
const training = 'Treino de mira'
const tomorrow = dayFromToday(1)

interface Scenario {
  team: CreatedTeam
  token: string
  bruno: Person
}

/** Ana's team with Bruno as a member and a training tomorrow. */
async function createScenario(url: string, tag: string): Promise<Scenario> {
  const [ana, bruno] = [createPerson('Ana'), createPerson('Bruno')]
  const token = await signUpByApi(url, ana)
  const team = await createTeamByApi(url, token, {
    name: `Teclas ${ana.nick}`,
    tag,
    description: 'Treinos às terças e quintas, vaga para suporte.',
  })
  await addMemberByApi(url, token, team, bruno)
  await createScheduleByApi(url, token, team, {
    title: training,
    from: toIsoTime(tomorrow, '20:00'),
    to: toIsoTime(tomorrow, '21:30'),
  })
  return { team, token, bruno }
}

async function openTabByKeyboard(page: Page, label: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Partes do time' })
  const link = tabs.getByRole('link', { name: new RegExp(`^${label}`) })
  // The tab list is reached backwards from inside a tab's content.
  const isBackwards = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  await tabTo(page, link, isBackwards)
  await page.keyboard.press('Enter')
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toBeFocused()
}

/** Moves down to an item of an open menu and selects it. */
async function selectMenuItemByKeyboard(page: Page, item: Locator): Promise<void> {
  const label = await item.innerText()
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[role^="menuitem"]')?.textContent ?? null)
  // The menu moves its focus asynchronously: the next key press waits for it, or it would skip items.
  await expect.poll(focused).not.toBeNull()
  for (let at = await focused(); at !== label; at = await focused()) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).not.toBe(at)
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

test('by keyboard only: tabs, the role menu, the calendar, a response to a training and a new vacancy', async ({
  openPage,
  server,
}) => {
  test.slow()
  const { team, token, bruno } = await createScenario(server.url, 'TEKB')
  const page = await openPage({ token })
  await page.goto('/teams')
  await focusAndPress(page, page.getByRole('main').getByRole('link', { name: team.name }), 'Enter')
  await new TeamPage(page).expectOpen(team)

  await test.step('a role', async () => {
    await openTabByKeyboard(page, 'Membros')
    const role = new Members(page).role(bruno.nick)
    await expect(role).toBeVisible()
    await focusAndPress(page, role, 'Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(role).toBeFocused()
    await page.keyboard.press('Space')
    await selectMenuItemByKeyboard(page, page.getByRole('menuitemradio', { name: 'Capitão', exact: true }))
    await expect(role).toHaveAccessibleName(`Função de ${bruno.nick}: Capitão`)
    await expect(role).not.toHaveAttribute('aria-disabled')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(role).toBeFocused()
  })

  await test.step('the calendar', async () => {
    await openTabByKeyboard(page, 'Agenda')
    const { calendar } = new SchedulePage(page)
    const day = (name: string) => calendar.getByRole('button', { name: new RegExp(`^${name},`) })
    const goTo = async (key: string, days: number) => {
      await page.keyboard.press(key)
      await expect(day(dayFromToday(days).long)).toBeFocused()
    }
    await tabTo(page, day(dayFromToday(0).long))
    await goTo('ArrowDown', 7)
    await goTo('ArrowUp', 0)
    // Faster than the URL updates.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
      await page.keyboard.press(key)
    await goTo('ArrowLeft', 0)
    const month = calendar.getByRole('heading', { name: / de 20\d\d$/ })
    const currentMonth = await month.innerText()
    await page.keyboard.press('PageDown')
    await expect(month).not.toHaveText(currentMonth, { ignoreCase: true })
    await expect(calendar.getByRole('gridcell', { selected: true }).getByRole('button').first()).toBeFocused()
    await tabTo(page, calendar.getByRole('button', { name: 'Hoje' }), true)
    await page.keyboard.press('Enter')
    await tabTo(page, day(dayFromToday(0).long))
    await goTo('ArrowRight', 1)
    await expect(page).toHaveURL(new RegExp(`day=${tomorrow.iso}`))
    const row = new SchedulePage(page).row(training)
    await page.keyboard.press('Tab')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    const details = new SchedulePage(page).details(training)
    // The focus is on the container of the open event, so that Tab continues inside it.
    await expect(
      page.locator(':focus').and(page.locator(':has(section)')).getByRole('heading', { name: training }),
    ).toBeVisible()
    await focusAndPress(page, details.getByRole('button', { name: 'Confirmar presença' }), 'Space')
    await expect(details.getByText('1 confirmou · 0 não vão · 1 sem resposta')).toBeVisible()
    await expect(row).toContainText('você confirmou')
    await tabTo(page, details.getByRole('button', { name: 'Fechar' }), true)
    await page.keyboard.press('Enter')
    await expect(row).toBeFocused()
  })

  await test.step('a vacancy', async () => {
    await openTabByKeyboard(page, 'Recrutamento')
    const recruitment = new Recruitment(page)
    await focusAndPress(page, recruitment.toggle, 'Space')
    await expect(recruitment.toggle).toBeChecked()
    await focusAndPress(page, recruitment.createButton, 'Enter')
    await expect(recruitment.field('Título da vaga')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(recruitment.field('Título da vaga')).toHaveAttribute('aria-invalid', 'true')
    await expect(recruitment.field('Título da vaga')).toBeFocused()
    await focusAndType(page, recruitment.field('Título da vaga'), vacancy.title)
    await focusAndType(page, recruitment.field('Posição'), vacancy.position)
    await focusAndType(page, recruitment.field('Número de vagas'), vacancy.places)
    await focusAndType(page, recruitment.field('Ranking mínimo'), vacancy.ranking)
    await focusAndType(page, recruitment.field('Descrição'), vacancy.description)
    await focusAndPress(page, recruitment.saveButton, 'Enter')
    await expect(recruitment.vacancy(vacancy.title)).toBeVisible()
    await expect(recruitment.createButton).toBeFocused()
  })
})

test('on a 390 px phone by touch: the same, without horizontal scrolling', async ({ openPage, server }) => {
  test.slow()
  const { team, token, bruno } = await createScenario(server.url, 'TOQU')
  const page = await openPage({
    token,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const openTab = async (label: string) => {
    const tabs = page.getByRole('navigation', { name: 'Partes do time' })
    const link = tabs.getByRole('link', { name: new RegExp(`^${label}`) })
    await link.tap()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  await page.goto('/teams')
  await page.getByRole('main').getByRole('link', { name: team.name }).tap()
  await new TeamPage(page).expectOpen(team)
  await expectNoHorizontalScroll(page)

  await test.step('a role', async () => {
    await openTab('Membros')
    const role = new Members(page).role(bruno.nick)
    await role.tap()
    await page.getByRole('menuitemradio', { name: 'Treinador', exact: true }).tap()
    await expect(role).toHaveAccessibleName(`Função de ${bruno.nick}: Treinador`)
    await expectNoHorizontalScroll(page)
  })

  await test.step('the calendar', async () => {
    await openTab('Agenda')
    const schedule = new SchedulePage(page)
    // A phone starts in the list view; its month view shows dots and the selected day's list.
    await expect(schedule.calendar.getByRole('grid')).toHaveCount(0)
    await schedule.calendar.getByRole('button', { name: 'Mês' }).tap()
    await schedule.calendar.getByRole('button', { name: new RegExp(`^${tomorrow.long},`) }).tap()
    await schedule.row(training).tap()
    const details = schedule.details(training)
    await details.getByRole('button', { name: 'Não vou' }).tap()
    await expect(details.getByText('0 confirmaram · 1 não vai · 1 sem resposta')).toBeVisible()
    await expectNoHorizontalScroll(page)
  })

  await test.step('a vacancy', async () => {
    await openTab('Recrutamento')
    const recruitment = new Recruitment(page)
    await recruitment.toggle.tap()
    await expect(recruitment.toggle).toBeChecked()
    await recruitment.createButton.tap()
    await expectNoHorizontalScroll(page)
    for (const [label, text] of [
      ['Título da vaga', vacancy.title],
      ['Posição', vacancy.position],
      ['Número de vagas', vacancy.places],
      ['Descrição', vacancy.description],
    ] as const) {
      await recruitment.field(label).tap()
      await recruitment.field(label).fill(text)
    }
    await recruitment.saveButton.tap()
    await expect(recruitment.vacancy(vacancy.title)).toBeVisible()
    await expectNoHorizontalScroll(page)
  })
})

import { expect, type Locator, type Page } from '@playwright/test'
import { control } from './form.ts'

/** The schedule tab of a team's page. */
export class SchedulePage {
  readonly page: Page
  readonly calendar: Locator

  constructor(page: Page) {
    this.page = page
    this.calendar = page.getByRole('region', { name: 'Agenda do time' })
  }

  async open(tag: string, search = ''): Promise<void> {
    await this.page.goto(`/my/teams/${tag}?tab=schedule${search}`)
    await expect(this.calendar).toBeVisible()
  }

  /** Fills and submits the form; dates as `yyyy-MM-ddTHH:mm`. */
  async createEvent(event: {
    title: string
    type: string
    from: string
    to: string
    weekly?: boolean
  }): Promise<void> {
    await this.page.getByRole('button', { name: 'Novo evento' }).click()
    const form = this.page.getByRole('form', { name: 'Evento do time' })
    await form.getByRole('textbox', { name: /Título/ }).fill(event.title)
    await form.getByRole('combobox', { name: /Tipo/ }).click()
    await this.page.getByRole('option', { name: event.type }).click()
    await this.fillMoment(form, ['Começa em', 'Hora de início'], event.from)
    await this.fillMoment(form, ['Termina em', 'Hora de término'], event.to)
    if (event.weekly === true) await form.getByRole('checkbox', { name: 'Repete toda semana' }).check()
    await form.getByRole('button', { name: 'Salvar evento' }).click()
    await expect(form).toBeHidden()
  }

  /** Types a date and a time into the fields with these labels. */
  private async fillMoment(form: Locator, [date, time]: [string, string], moment: string): Promise<void> {
    const [day = '', hour = ''] = moment.split('T')
    await control(form, date).fill(day.split('-').toReversed().join('/'))
    await control(form, time).fill(hour)
  }

  /** The event's row in the list of the selected day or month. */
  row(title: string): Locator {
    return this.calendar.getByRole('listitem').getByRole('button', { name: new RegExp(title) })
  }

  /** The details of the open event. */
  details(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  /** Selects a day (`sábado, 21 de novembro`) in the month grid and opens one of its events from the list below. */
  async openEvent(day: string, title: string): Promise<void> {
    await this.calendar
      .getByRole('gridcell')
      .getByRole('button', { name: new RegExp(`^${day},`) })
      .click()
    await this.row(title).click()
    await expect(this.details(title)).toBeVisible()
  }
}

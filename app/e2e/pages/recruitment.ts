import { expect, type Locator, type Page } from '@playwright/test'
import { Shell } from './shell.ts'
import { control } from './form.ts'

export interface VacancyText {
  title: string
  position: string
  places: string
  ranking: string
  description: string
}

/** The recruitment part of a team's own page. */
export class Recruitment {
  readonly page: Page
  readonly toggle: Locator
  readonly create: Locator
  readonly form: Locator

  constructor(page: Page) {
    this.page = page
    this.toggle = page.getByRole('switch', { name: 'Recrutamento aberto' })
    this.create = page.getByRole('button', { name: 'Nova vaga' })
    this.form = page.getByRole('form', { name: 'Vaga' })
  }

  field(label: string): Locator {
    return control(this.form, label)
  }

  get save(): Locator {
    return this.form.getByRole('button', { name: 'Salvar vaga' })
  }

  /** The vacancy's heading on its card. */
  vacancy(title: string): Locator {
    return this.page.getByRole('article').getByRole('heading', { name: title })
  }

  async start(): Promise<void> {
    await this.toggle.click()
    await expect(this.toggle).toBeChecked()
  }

  async post(vacancy: VacancyText): Promise<void> {
    await this.create.click()
    await this.field('Título da vaga').fill(vacancy.title)
    await this.field('Posição').fill(vacancy.position)
    await this.field('Número de vagas').fill(vacancy.places)
    await this.field('Ranking mínimo').fill(vacancy.ranking)
    await this.field('Descrição').fill(vacancy.description)
    await this.save.click()
    await expect(this.vacancy(vacancy.title)).toBeVisible()
    await expect(this.form).toBeHidden()
  }
}

/** /jobs, and the team's page that a vacancy leads to. */
export class Jobs {
  readonly page: Page
  readonly box: Locator

  constructor(page: Page) {
    this.page = page
    this.box = page.getByRole('searchbox', { name: 'Buscar vagas' })
  }

  async open(): Promise<void> {
    await this.page.goto('/jobs')
    await expect(this.page.getByRole('heading', { name: 'Vagas', level: 1 })).toBeVisible()
  }

  vacancy(title: string): Locator {
    return this.page.getByRole('article').getByRole('link', { name: title })
  }

  async search(words: string): Promise<void> {
    await this.box.fill(words)
    await expect(this.page).toHaveURL(/search=/)
  }

  /** From a team's vacancies: writes to the team about one of them. */
  async apply(title: string, message: string): Promise<void> {
    const card = this.page.getByRole('article').filter({ hasText: title })
    await card.getByRole('button', { name: 'Candidatar-se' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Candidatar-se ao time' })
    await expect(dialog.getByText(title)).toBeVisible()
    await control(dialog, 'Mensagem para o time').fill(message)
    await dialog.getByRole('button', { name: 'Enviar candidatura' }).click()
    await new Shell(this.page).expectToast('Candidatura enviada com sucesso.')
    await expect(dialog).toBeHidden()
  }
}

/** The players who asked to join, on the invitations part of a team's own page. */
export class Applications {
  readonly page: Page
  readonly root: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('region', { name: 'Candidaturas' })
  }

  async accept(): Promise<void> {
    await this.root.getByRole('button', { name: 'Aceitar' }).click()
    await new Shell(this.page).expectToast('Candidatura aceita.')
    await expect(this.root.getByText('Nenhuma candidatura')).toBeVisible()
  }
}

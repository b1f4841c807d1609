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

/** The recruitment tab of a team's page. */
export class Recruitment {
  readonly page: Page
  readonly toggle: Locator
  readonly createButton: Locator
  readonly form: Locator

  constructor(page: Page) {
    this.page = page
    this.toggle = page.getByRole('switch', { name: 'Recrutamento aberto' })
    this.createButton = page.getByRole('button', { name: 'Nova vaga' })
    this.form = page.getByRole('form', { name: 'Vaga' })
  }

  field(label: string): Locator {
    return control(this.form, label)
  }

  get saveButton(): Locator {
    return this.form.getByRole('button', { name: 'Salvar vaga' })
  }

  /** The heading of a vacancy's card. */
  vacancy(title: string): Locator {
    return this.page.getByRole('article').getByRole('heading', { name: title })
  }

  async enable(): Promise<void> {
    await this.toggle.click()
    await expect(this.toggle).toBeChecked()
  }

  async createVacancy(vacancy: VacancyText): Promise<void> {
    await this.createButton.click()
    await this.field('Título da vaga').fill(vacancy.title)
    await this.field('Posição').fill(vacancy.position)
    await this.field('Número de vagas').fill(vacancy.places)
    await this.field('Ranking mínimo').fill(vacancy.ranking)
    await this.field('Descrição').fill(vacancy.description)
    await this.saveButton.click()
    await expect(this.vacancy(vacancy.title)).toBeVisible()
    await expect(this.form).toBeHidden()
  }
}

/** /jobs, and the team's recruitment page that a vacancy links to. */
export class Jobs {
  readonly page: Page
  readonly searchBox: Locator

  constructor(page: Page) {
    this.page = page
    this.searchBox = page.getByRole('searchbox', { name: 'Buscar vagas' })
  }

  async open(): Promise<void> {
    await this.page.goto('/jobs')
    await expect(this.page.getByRole('heading', { name: 'Vagas', level: 1 })).toBeVisible()
  }

  vacancy(title: string): Locator {
    return this.page.getByRole('article').getByRole('link', { name: title })
  }

  async search(text: string): Promise<void> {
    await this.searchBox.fill(text)
    await expect(this.page).toHaveURL(/search=/)
  }

  /** Applies for a vacancy on a team's recruitment page. */
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

/** The applications on the invitations tab of a team's page. */
export class Applications {
  readonly page: Page
  readonly root: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('region', { name: 'Convites e candidaturas', exact: true })
  }

  async accept(): Promise<void> {
    await this.root.getByRole('button', { name: 'Aceitar' }).click()
    await new Shell(this.page).expectToast('Candidatura aceita.')
    await expect(this.root.getByRole('button', { name: 'Aceitar' })).toHaveCount(0)
  }
}

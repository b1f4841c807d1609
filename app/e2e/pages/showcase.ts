import { expect, type Locator, type Page } from '@playwright/test'
import type { ChosenFile } from '../support/pictures.ts'
import { control } from './form.ts'
import { Shell } from './shell.ts'

/** Chooses a file, takes the crop that is offered, and waits until it is cut. */
async function addPicture(form: Locator, file: ChosenFile, done: string): Promise<void> {
  await form.locator('input[type="file"]').setInputFiles(file)
  const confirm = form.getByRole('button', { name: 'Confirmar' })
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect(form.getByText(done)).toBeVisible({ timeout: 15_000 })
}

/** Sees that a card's picture is loaded and decoded in the width that the server makes of it, from its files. */
async function expectPicture(card: Locator): Promise<void> {
  const picture = card.locator('img')
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(400)
  expect(await picture.getAttribute('src')).toMatch(/\/files\//)
}

/** What a team has won, on its own page. */
export class Achievements {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  card(title: string): Locator {
    return this.page.getByRole('article').filter({ hasText: title })
  }

  /** `date` as it is typed: `30/08/2025`. */
  async record(
    achievement: { title: string; placement: string; date: string; championship: string },
    picture: ChosenFile,
  ): Promise<void> {
    await this.page.getByRole('button', { name: 'Nova conquista' }).click()
    const form = this.page.getByRole('form', { name: 'Conquista' })
    await control(form, 'Título').fill(achievement.title)
    await control(form, 'Colocação').fill(achievement.placement)
    await control(form, 'Data').fill(achievement.date)
    await control(form, 'Campeonato').fill(achievement.championship)
    await addPicture(form, picture, 'Imagem carregada com sucesso')
    await form.getByRole('button', { name: 'Salvar conquista' }).click()
    await new Shell(this.page).expectToast('Conquista salva com sucesso.')
    await this.expectShown(achievement.title)
  }

  async expectShown(title: string): Promise<void> {
    await expect(this.card(title)).toBeVisible()
    await expectPicture(this.card(title))
  }

  async removePicture(title: string): Promise<void> {
    await this.page.getByRole('button', { name: `Editar ${title}` }).click()
    await this.page
      .getByRole('group', { name: 'Imagem atual' })
      .getByRole('button', { name: 'Remover imagem' })
      .click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Remover imagem' }).click()
    await new Shell(this.page).expectToast('Imagem removida com sucesso.')
    await this.page.getByRole('button', { name: 'Cancelar' }).click()
  }
}

/** Who supports a team, on its own page. */
export class Sponsors {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  card(name: string): Locator {
    return this.page.getByRole('article').filter({ hasText: name })
  }

  async add(sponsor: { name: string; site: string }, logo: ChosenFile): Promise<void> {
    await this.page.getByRole('button', { name: 'Novo patrocinador' }).click()
    const form = this.page.getByRole('form', { name: 'Patrocinador' })
    await control(form, 'Nome').fill(sponsor.name)
    await control(form, 'Site').fill(sponsor.site)
    await addPicture(form, logo, 'Logo carregado com sucesso')
    await form.getByRole('button', { name: 'Salvar patrocinador' }).click()
    await expect(form).toBeHidden()
    await this.expectShown(sponsor.name)
  }

  async expectShown(name: string): Promise<void> {
    await expect(this.card(name)).toBeVisible()
    await expectPicture(this.card(name))
  }
}

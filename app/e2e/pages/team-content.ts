import { expect, type Locator, type Page } from '@playwright/test'
import type { ImageFile } from '../support/images.ts'
import { control } from './form.ts'
import { Shell } from './shell.ts'

/** Selects a file, confirms the default crop and waits for the preview. */
async function uploadImage(form: Locator, file: ImageFile, doneMessage: string): Promise<void> {
  await form.locator('input[type="file"]').setInputFiles(file)
  const confirm = form.getByRole('button', { name: 'Confirmar' })
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect(form.getByText(doneMessage)).toBeVisible()
}

/** Expects a card's image to be decoded; its width is that of the version that fits. */
async function expectImage(card: Locator): Promise<void> {
  const image = card.locator('img')
  const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  expect(await image.getAttribute('src')).toMatch(/\/files\//)
}

/** The achievements tab of a team's page. */
export class Achievements {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  card(title: string): Locator {
    return this.page.getByRole('article').filter({ hasText: title })
  }

  /** `date` as typed: `30/08/2025`. */
  async create(
    achievement: { title: string; placement: string; date: string; championship: string },
    image: ImageFile,
  ): Promise<void> {
    await this.page.getByRole('button', { name: 'Nova conquista' }).click()
    const form = this.page.getByRole('form', { name: 'Conquista' })
    await control(form, 'Título').fill(achievement.title)
    await control(form, 'Colocação').fill(achievement.placement)
    await control(form, 'Data').fill(achievement.date)
    await control(form, 'Campeonato').fill(achievement.championship)
    await uploadImage(form, image, 'Imagem carregada com sucesso')
    await form.getByRole('button', { name: 'Salvar conquista' }).click()
    await new Shell(this.page).expectToast('Conquista salva com sucesso.')
    await this.expectVisible(achievement.title)
  }

  async expectVisible(title: string): Promise<void> {
    await expect(this.card(title)).toBeVisible()
    await expectImage(this.card(title))
  }

  async removeImage(title: string): Promise<void> {
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

/** The sponsors tab of a team's page. */
export class Sponsors {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  card(name: string): Locator {
    return this.page.getByRole('article').filter({ hasText: name })
  }

  async add(sponsor: { name: string; site: string }, logo: ImageFile): Promise<void> {
    await this.page.getByRole('button', { name: 'Novo patrocinador' }).click()
    const form = this.page.getByRole('form', { name: 'Patrocinador' })
    await control(form, 'Nome').fill(sponsor.name)
    await control(form, 'Site').fill(sponsor.site)
    await uploadImage(form, logo, 'Logo carregado com sucesso')
    await form.getByRole('button', { name: 'Salvar patrocinador' }).click()
    await expect(form).toBeHidden()
    await this.expectShown(sponsor.name)
  }

  async expectShown(name: string): Promise<void> {
    await expect(this.card(name)).toBeVisible()
    await expectImage(this.card(name))
  }
}

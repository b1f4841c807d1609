import { expect, type Locator, type Page } from '@playwright/test'
import type { ImageFile } from '../support/images.ts'

/** A match's page, and its room for who is in it. */
export class MatchPage {
  readonly page: Page
  readonly report: Locator
  readonly proofs: Locator

  constructor(page: Page) {
    this.page = page
    this.report = page.getByRole('region', { name: 'Resultado', exact: true })
    this.proofs = page.getByRole('region', { name: 'Provas' })
  }

  async checkIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Fazer check-in' }).click()
    await expect(this.page.getByRole('button', { name: 'Fazer check-in' })).toHaveCount(0)
  }

  /** Reports games won, home team first. */
  async send(home: number, away: number): Promise<void> {
    const [first, second] = await this.report.getByRole('spinbutton').all()
    await first?.fill(String(home))
    await second?.fill(String(away))
    await this.report.getByRole('button', { name: `Enviar ${home} – ${away}` }).click()
  }

  async addProof(picture: ImageFile): Promise<void> {
    await this.page.getByLabel('Imagem da prova').setInputFiles(picture)
    await expect(this.proofs.getByRole('img')).toHaveCount(1)
  }
}

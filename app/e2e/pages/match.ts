import { expect, type Locator, type Page } from '@playwright/test'
import type { ImageFile } from '../support/images.ts'

/** A match's page, and its room for those who are in it. */
export class MatchPage {
  readonly page: Page
  readonly report: Locator
  readonly proofs: Locator
  readonly timeline: Locator
  readonly chat: Locator

  constructor(page: Page) {
    this.page = page
    this.report = page.getByRole('region', { name: 'Resultado', exact: true })
    this.proofs = page.getByRole('region', { name: 'Provas' })
    this.timeline = page.getByRole('region', { name: 'Linha do tempo' })
    this.chat = page.getByRole('region', { name: 'Chat da partida' })
  }

  async checkIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Fazer check-in' }).click()
    await expect(this.page.getByRole('button', { name: 'Fazer check-in' })).toHaveCount(0)
  }

  /** Reports games won, home team first. */
  send(home: number, away: number): Promise<void> {
    return this.#sendBy('Enviar', [home, away])
  }

  /** Replaces the user's report. */
  resend(home: number, away: number): Promise<void> {
    return this.#sendBy('Reenviar', [home, away])
  }

  async #sendBy(button: 'Enviar' | 'Reenviar', [home, away]: [home: number, away: number]): Promise<void> {
    const fields = this.report.getByRole('spinbutton')
    await fields.first().fill(String(home))
    await fields.last().fill(String(away))
    await this.report.getByRole('button', { name: `${button} ${home} – ${away}`, exact: true }).click()
  }

  async addProof(picture: ImageFile): Promise<void> {
    await this.page.getByLabel('Imagem da prova').setInputFiles(picture)
    await expect(this.proofs.getByRole('img')).toHaveCount(1)
  }

  /** Decides the match, or corrects its result. */
  async rule(form: 'Decisão da arbitragem' | 'Corrigir resultado', ruling: Ruling): Promise<void> {
    const ruled = this.page.getByRole('form', { name: form })
    await ruled.getByRole('spinbutton').first().fill(String(ruling.home))
    await ruled.getByRole('spinbutton').last().fill(String(ruling.away))
    for (const [index, game] of (ruling.games ?? []).entries()) {
      const points = ruled.getByRole('textbox', { name: new RegExp(`^Pontos de .* no jogo ${index + 1}$`) })
      const [home = '', away = ''] = game.split(' – ')
      await points.first().fill(home)
      await points.last().fill(away)
    }
    await ruled.getByRole('textbox', { name: 'Motivo' }).fill(ruling.reason)
    await ruled.getByRole('button', { name: /^(Decidir partida|Corrigir resultado)$/ }).click()
  }
}

interface Ruling {
  home: number
  away: number
  /** Points of each game, as the page writes them. */
  games?: readonly string[]
  reason: string
}

import { expect, type Locator, type Page } from '@playwright/test'
import type { ImageFile } from '../support/images.ts'
import { selectOption, control, expectFieldError, focusAndPress, tabTo, focusAndType } from './form.ts'

export interface TeamText {
  name: string
  tag: string
  game: string
  description: string
}

export type ImageKind = 'Logo' | 'Banner'

/** The wizard's texts for each image. */
const imageTexts: Record<ImageKind, { hint: string; doneMessage: string }> = {
  Logo: {
    hint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
    doneMessage: 'Logo carregado com sucesso',
  },
  Banner: {
    hint: 'Recomendado: Imagem retangular (16:9), máximo 5MB',
    doneMessage: 'Banner carregado com sucesso',
  },
}

/** The team wizard: a dialog on wide screens, a page up to 768 px. */
export class TeamWizard {
  readonly page: Page
  readonly root: Locator

  constructor(page: Page, shape: 'dialog' | 'page' = 'dialog') {
    this.page = page
    this.root = shape === 'dialog' ? page.getByRole('dialog', { name: 'Criar Time' }) : page.getByRole('main')
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true })
  }

  async expectStep(title: string): Promise<void> {
    await expect(this.root.getByRole('heading', { name: title })).toBeVisible()
  }

  field(label: 'Nome do time' | 'TAG do Time' | 'Descrição do Time'): Locator {
    return control(this.root, label)
  }

  async fillTexts(team: Omit<TeamText, 'game'>): Promise<void> {
    await this.field('Nome do time').fill(team.name)
    await this.field('TAG do Time').fill(team.tag)
    await this.field('Descrição do Time').fill(team.description)
  }

  async fillInformation(team: TeamText): Promise<void> {
    await this.fillTexts(team)
    await selectOption(this.page, this.root, 'Jogo do Time', team.game)
  }

  async fillInformationByKeyboard(team: TeamText): Promise<void> {
    await focusAndType(this.page, this.field('Nome do time'), team.name)
    await focusAndType(this.page, this.field('TAG do Time'), team.tag)
    await focusAndPress(this.page, control(this.root, 'Jogo do Time'), 'Enter')
    await this.page.keyboard.type(team.game)
    await expect(this.page.getByRole('option', { name: team.game, exact: true })).toBeFocused()
    await this.page.keyboard.press('Enter')
    await focusAndType(this.page, this.field('Descrição do Time'), team.description)
  }

  expectError(label: string, sentence: string): Promise<void> {
    return expectFieldError(this.root, label, sentence)
  }

  /** The group around an image's drop zone, crop view or preview. */
  uploader(kind: ImageKind): Locator {
    return this.root.getByRole('group', { name: new RegExp(`^${kind}`, 'i') })
  }

  async setImageFile(kind: ImageKind, file: ImageFile): Promise<void> {
    await this.uploader(kind).locator('input[type="file"]').setInputFiles(file)
  }

  async addImage(kind: ImageKind, file: ImageFile): Promise<void> {
    const uploader = this.uploader(kind)
    await expect(uploader.getByText(imageTexts[kind].hint)).toBeVisible()
    await this.setImageFile(kind, file)
    await uploader.getByRole('button', { name: 'Confirmar' }).click()
    await this.expectImage(kind)
  }

  async addImageByKeyboard(kind: ImageKind, file: ImageFile): Promise<void> {
    const uploader = this.uploader(kind)
    const chooser = this.page.waitForEvent('filechooser')
    await focusAndPress(
      this.page,
      uploader.getByRole('button', { name: /Arraste sua imagem ou clique aqui/ }),
      'Enter',
    )
    await (await chooser).setFiles(file)
    const confirm = uploader.getByRole('button', { name: 'Confirmar' })
    await expect(confirm).toBeEnabled()
    // The arrow keys move the crop area.
    await tabTo(this.page, uploader.getByRole('application', { name: 'Área de recorte' }))
    await this.page.keyboard.press('ArrowLeft')
    await this.page.keyboard.press('Shift+ArrowUp')
    await focusAndPress(this.page, confirm, 'Enter')
    await this.expectImage(kind)
  }

  async expectImage(kind: ImageKind): Promise<void> {
    const uploader = this.uploader(kind)
    await expect(uploader.getByText(imageTexts[kind].doneMessage)).toBeVisible()
    await expect(uploader.getByRole('button', { name: 'Recortar Novamente' })).toBeVisible()
  }

  playerSearch(): Locator {
    return this.root.getByLabel('Buscar jogadores')
  }

  player(nick: string): Locator {
    return this.root.getByRole('option', { name: new RegExp(nick) })
  }

  async selectPlayer({ name, nick }: { name: string; nick: string }): Promise<void> {
    await this.playerSearch().fill(nick)
    await this.player(nick).click()
    await this.expectSelected(name)
  }

  async expectSelected(name: string): Promise<void> {
    await expect(this.root.getByText('Jogadores Selecionados:')).toBeVisible()
    await expect(this.root.getByRole('button', { name: `Remover ${name}` })).toBeVisible()
  }
}

/** /my/teams/{tag} */
export class TeamPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async expectOpen({ name, tag }: Pick<TeamText, 'name' | 'tag'>): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(String.raw`/my/teams/${tag}(\?|$)`))
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }

  /** Opens a tab of the page, by keyboard. */
  async openTab(label: string): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Partes do time' })
    const link = tabs.getByRole('link', { name: new RegExp(`^${label}`) })
    await link.press('Enter')
    await expect(link).toHaveAttribute('aria-current', 'page')
  }

  async expectMembers(nicks: readonly string[]): Promise<void> {
    await this.openTab('Membros')
    await expect(this.page.getByRole('heading', { name: `Membros (${nicks.length})` })).toBeVisible()
    for (const nick of nicks)
      await expect(this.page.getByRole('main').getByRole('link', { name: nick }).first()).toBeVisible()
  }

  /** Expects the logo to be decoded as the cropped square. Returns its URL. */
  async expectLogo(): Promise<string> {
    const square = () =>
      this.page
        .getByRole('main')
        .locator('img')
        .evaluateAll((images) =>
          images
            .filter((image) => image instanceof HTMLImageElement)
            .filter(
              ({ complete, naturalWidth, naturalHeight, src }) =>
                complete && naturalWidth > 0 && naturalWidth === naturalHeight && src.includes('/files/'),
            )
            .map(({ src }) => src),
        )
    await expect.poll(square).toHaveLength(1)
    const [address = ''] = await square()
    expect(new URL(address).pathname).toMatch(/^\/files\//)
    return address
  }
}

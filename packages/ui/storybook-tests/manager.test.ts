import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { StorybookBrowser } from './browser.ts'

const browser = new StorybookBrowser()
afterAll(() => browser.close())

const previewOf = (page: Page) => page.frameLocator('#storybook-preview-iframe')

/** A word that only Portuguese has, or a letter that English has not. */
const portuguese = /[ãõçáéíóúâêô]|\b(?:Aparência|Escuro|Claro|Densidade|Idioma|Celular|Computador)\b/i

it('has the brand, English labels, and all it asks for', () =>
  browser.visitManager('/story/primitives-button--default', async ({ page, missing }) => {
    const button = previewOf(page).locator('[data-story-root] button')
    await button.waitFor()
    const brand = page.getByRole('img', { name: 'Convoca components' })
    await brand.waitFor()
    expect(await brand.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await page.locator('link[rel~=icon]').getAttribute('href')).toContain('favicon.svg')
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background).toBe('rgb(10, 12, 16)')
    const labels = await page
      .locator('[data-test-id=sb-preview-toolbar], [role=toolbar]')
      .first()
      .locator('button, a')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`))
    expect(labels.length).toBeGreaterThan(3)
    expect(labels.filter((label) => portuguese.test(label))).toEqual([])
    expect(missing).toEqual([])
  }))

it('welcomes with a picture of each component, a search and what is new', () =>
  browser.visitManager('/docs/welcome--docs', async ({ page, missing }) => {
    const welcome = previewOf(page)
    const cards = welcome.getByRole('listitem').filter({ has: welcome.locator('h4') })
    await cards.first().waitFor()
    const all = await cards.count()
    expect(all).toBeGreaterThan(60)
    const withoutPicture = await cards.evaluateAll((items) =>
      items.filter((item) => item.querySelector('img') === null).map(({ textContent }) => textContent),
    )
    expect(withoutPicture).toEqual([])
    expect(await welcome.locator('#storybook-docs').textContent()).not.toContain('`')
    expect(await welcome.locator('[data-bump]').count()).toBeGreaterThan(0)
    await welcome.getByRole('searchbox', { name: 'Search components' }).fill('wizard')
    await expect.poll(() => cards.count()).toBeLessThan(5)
    const link = welcome.getByRole('link', { name: 'TeamWizard' })
    await link.click()
    await previewOf(page).getByRole('heading', { level: 1, name: 'TeamWizard' }).waitFor()
    expect(missing).toEqual([])
  }))

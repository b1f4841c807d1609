import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openForm, openScreen, type Screen } from './screens.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const narrowestViewport = { width: 360, height: 740 }

/** A shift that a reader hardly notices; "good" by Core Web Vitals is 0.1. */
const MAX_SHIFT = 0.02

/** The rules by which axe can fail in one appearance and pass in the other. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Whether what asks the same of a screen in another view is left to the night. */
const isDay = process.env['BROWSER_TESTS'] === 'day'

/**
 * Checks a screen on a desktop, by night alone: by day a screen is checked on a phone, which shows the same
 * parts and more of their limits.
 */
export async function checkOnDesktop(page: Page, screen: Screen): Promise<void> {
  if (isDay) return
  await openStill(page, screen)
  await expectAccessible(page)
  if (screen.form === undefined) return
  await openForm(page, screen.form)
  await expectAccessible(page)
}

export async function checkOnPhone(page: Page, screen: Screen): Promise<void> {
  await openStill(page, screen)
  await expectNoViolations(page, prepareAxe(page))
  await expectLargeTargets(page)
  await page.setViewportSize(narrowestViewport)
  await expectNoHorizontalScroll(page)
  if (screen.form !== undefined) {
    await openForm(page, screen.form)
    await expectNoViolations(page, prepareAxe(page))
    await expectNoHorizontalScroll(page)
  }
  await page.setViewportSize(phone.viewport)
}

/** Opens a screen and sums up how far its parts move meanwhile (`watchLayoutShift`). */
async function openStill(page: Page, screen: Screen): Promise<void> {
  if (!screen.isStill) return openScreen(page, screen)
  await holdResponses(page)
  await openScreen(page, screen)
  const { shift, sources } = await page.evaluate(() => ({
    shift: window.layoutShift,
    sources: window.layoutShiftSources,
  }))
  expect.soft(shift, `${screen.path} shifts: ${sources.join(', ')}`).toBeLessThanOrEqual(MAX_SHIFT)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Holds every response until what stands for it has been painted. Nothing comes from the cache either. */
async function holdResponses(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((paint) => requestAnimationFrame(paint))
    })
    await route.fulfill({ response })
  })
}

/** Passed rules need no description. No screen has iframes; without legacy mode every analysis opens a page of its own. */
const prepareAxe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Runs axe in both appearances. The page follows the system's: `appearance: 'system'`. */
async function expectAccessible(page: Page): Promise<void> {
  await showIn(page, 'dark')
  await expectNoViolations(page, prepareAxe(page))
  await showIn(page, 'light')
  await expectNoViolations(page, prepareAxe(page).withRules(rulesOfColour))
}

async function showIn(page: Page, appearance: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: appearance })
  await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance)
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const messages = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  )
  expect.soft(messages, page.url()).toEqual([])
}

async function expectLargeTargets(page: Page): Promise<void> {
  expect.soft(await page.evaluate(findSmallTargets), page.url()).toEqual([])
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect.soft(overflow, `${page.url()} scrolls horizontally`).toBeLessThanOrEqual(0)
}

/** Controls smaller than 44 × 44 px, apart from links within a sentence (WCAG 2.2, 2.5.5). */
function findSmallTargets(): string[] {
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="combobox"]'
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('.cv-hidden, [inert], :disabled') === null &&
    element.getBoundingClientRect().height > 2
  /** The size with what a label or a pseudo-element adds to it. */
  const getSize = (element: Element) => {
    const overlay = getComputedStyle(element, '::after')
    const isOverlaid = overlay.position === 'absolute' && overlay.content !== 'none'
    const [own, label] = [element, element.closest('label')].map((one) => one?.getBoundingClientRect())
    const getLength = (side: 'width' | 'height') =>
      Math.max(own?.[side] ?? 0, label?.[side] ?? 0, isOverlaid ? Number.parseFloat(overlay[side]) || 0 : 0)
    return { width: getLength('width'), height: getLength('height') }
  }
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent.trim() !== element.textContent.trim()
  return [...document.querySelectorAll(controls)]
    .filter((element) => isShown(element) && !isInText(element))
    .map((element) => ({ name: element.ariaLabel ?? element.textContent.trim(), ...getSize(element) }))
    .filter(({ width, height }) => Math.min(width, height) < 43.5)
    .map(({ name, width, height }) => `${name} is ${width} × ${height} px`)
}

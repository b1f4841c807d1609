import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { StorybookBrowser, type Visit, waitForStory } from './browser.ts'

/** The main components, each in the story that shows most of it. */
const main = [
  'teams-teamcard--default',
  'teams-teamgrid--default',
  'teams-teamfilters--default',
  'teams-teamwizard--default',
  'notifications-notificationbell--open',
  'feedback-toaststack--default',
  'shell-appshell--default',
  'players-playerpicker--selected',
  'media-imageuploader--cropping',
  'chat-chatwindow--default',
  'forms-loginform--page',
] as const

const screenshots = join(import.meta.dirname, '../node_modules/.cache/storybook-modes')
/** More stops of Tab than this find nothing new. */
const STOPS = 16

const browser = new StorybookBrowser()
afterAll(() => browser.close())

/** Leaves a screenshot of a failure for whoever looks into it. */
function inMode(mode: string, id: string, inspect: (visit: Visit) => Promise<void>) {
  return async (visit: Visit): Promise<void> => {
    try {
      await inspect(visit)
    } catch (error) {
      await visit.page.screenshot({ path: join(screenshots, `${id}-${mode}.png`) })
      throw error
    }
  }
}

/** The elements that have the focus after each press of Tab, where its ring cannot be seen. */
async function stopsWithoutRing(page: Page): Promise<string[]> {
  const bare: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (focused === null || focused === document.body) return null
      const ringed = (element: Element) =>
        [null, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
        })
      // A field may draw the ring on its frame, a card around itself, a list on the row that is marked.
      const marked = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
      const whole = focused.closest('article')
      const candidates = [focused, focused.parentElement, focused.parentElement?.parentElement, whole, marked]
      const seen = candidates.some((element) => element && ringed(element))
      return seen ? null : focused.outerHTML.slice(0, 160)
    })
    if (found !== null) bare.push(found)
  }
  return bare
}

/** Controls that are cut off at a side, or that something else lies upon. */
function controlsOutOfReach(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=file]), select, textarea, [role=option], [role=menuitem]',
  )
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    if (control.closest('[inert], [aria-hidden=true], .cv-hidden') !== null) return []
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = control.getBoundingClientRect()
    // Shown only when it has the focus, as the skip link is.
    if (box.width <= 1 || box.height <= 1 || box.bottom <= 0 || box.right <= 0) return []
    const name = control.outerHTML.slice(0, 140)
    if (box.left < -1 || box.right > innerWidth + 1) return [`cut off: ${name}`]
    const [line] = control.getClientRects()
    if (!line) return []
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
    const reached =
      hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label') !== null)
    return reached ? [] : [`covered by ${hit?.outerHTML.slice(0, 100)}: ${name}`]
  })
}

/** Layers that nothing sets off the page: their shadows are not drawn under forced colours. */
function layersWithoutEdge(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog]')].flatMap((layer) => {
    if (!layer.checkVisibility()) return []
    const { borderTopStyle, outlineStyle } = getComputedStyle(layer)
    return borderTopStyle === 'none' && outlineStyle === 'none' ? [layer.outerHTML.slice(0, 100)] : []
  })
}

/** Choices that are outlined as their neighbours are: of grounds and colours nothing is left under forced colours. */
function choicesWithoutEdge(): string[] {
  const edge = (element: Element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return [outlineStyle, outlineWidth, borderTopStyle, borderTopWidth].join(' ')
  }
  return [...document.querySelectorAll('[aria-pressed=true]')].flatMap((chosen) => {
    const others = [...(chosen.parentElement?.querySelectorAll(':scope > [aria-pressed=false]') ?? [])]
    return others.some((other) => edge(other) === edge(chosen)) ? [chosen.outerHTML.slice(0, 100)] : []
  })
}

function runningAnimations(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { duration } = animation.effect?.getComputedTiming() ?? {}
    const long = typeof duration === 'number' && duration > 1
    return long && animation.playState === 'running' ? [`${duration} ms`] : []
  })
}

/** Elements that come a frame late are measured wrong: a list would rest short of its end. */
function elementsWithTransitions(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { transitionDuration } = getComputedStyle(element)
    return /[1-9]/.test(transitionDuration) ? [element.outerHTML.slice(0, 100)] : []
  })
}

/** A phone on its side: wider than a phone's own layout begins, and low. */
const landscapePhone = {
  viewport: { width: 844, height: 390 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const

/** The targets of a finger in the frame of the pages that are lower than 44 px. */
function lowTargets(): string[] {
  const targets = document.querySelectorAll('nav a, nav button, header > a, header button, footer a')
  return [...targets].flatMap((target) => {
    const { height } = target.getBoundingClientRect()
    return height === 0 || height >= 44 ? [] : [`${height}: ${target.outerHTML.slice(0, 100)}`]
  })
}

/** The parts of the frame that lie under the window's rounded sides or the camera. */
function partsUnderSides(inset: number): string[] {
  const parts = document.querySelectorAll('header > *, nav li > *, main > *, footer nav, aside > *')
  return [...parts].flatMap((part) => {
    const { left, right, width } = part.getBoundingClientRect()
    const clear = width <= 1 || (left >= inset && right <= innerWidth - inset)
    return clear ? [] : [`${left} to ${right}: ${part.outerHTML.slice(0, 100)}`]
  })
}

it.each(['shell-appshell--default', 'shell-appshell--collapsed', 'shell-sidepanel--default'])(
  '%s suits a finger and keeps clear of the sides of a phone on its side',
  (id) =>
    browser.visit(
      `viewMode=story&id=${id}`,
      inMode('clear', id, async ({ page }) => {
        const devices = await page.context().newCDPSession(page)
        const insets = { left: 59, right: 59, bottom: 21 }
        await devices.send('Emulation.setSafeAreaInsetsOverride', { insets })
        await waitForStory(page)
        expect(await page.evaluate(lowTargets)).toEqual([])
        expect(await page.evaluate(partsUnderSides, insets.left)).toEqual([])
      }),
      landscapePhone,
    ),
)

describe.each(main)('%s', (id) => {
  it('can be reached on a phone on its side', () =>
    browser.visitStory(
      id,
      inMode('side', id, async ({ page }) => {
        expect(await page.evaluate(controlsOutOfReach)).toEqual([])
      }),
      landscapePhone,
    ))

  it('keeps its outlines, its words and its ring under forced colours', () =>
    browser.visitStory(
      id,
      inMode('forced', id, async ({ page, logged }) => {
        expect(await page.evaluate(layersWithoutEdge)).toEqual([])
        expect(await stopsWithoutRing(page)).toEqual([])
        expect(logged).toEqual([])
      }),
      { forcedColors: 'active', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
    ))

  it('does not move under reduced motion', () =>
    browser.visitStory(
      id,
      inMode('still', id, async ({ page }) => {
        expect(await page.evaluate(runningAnimations)).toEqual([])
        expect(await page.evaluate(elementsWithTransitions)).toEqual([])
        await page.keyboard.press('Tab')
        expect(await page.evaluate(runningAnimations)).toEqual([])
      }),
      { reducedMotion: 'reduce' },
    ))

  it('can be read and reached at 200 % zoom', () =>
    browser.visitStory(
      id,
      inMode('zoomed', id, async ({ page }) => {
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sideways).toBeLessThanOrEqual(0)
        expect(await page.evaluate(controlsOutOfReach)).toEqual([])
        expect(await stopsWithoutRing(page)).toEqual([])
      }),
      // A window of 1280 × 900 at 200 % has half as many CSS pixels, each drawn by two.
      { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2, reducedMotion: 'reduce' },
    ))
})

it('marks the chosen shape of a free crop under forced colours', () => {
  const id = 'media-imageuploader--free-crop'
  return browser.visitStory(
    id,
    inMode('forced', id, async ({ page }) => {
      expect(await page.locator('[aria-pressed=true]').allTextContents()).toEqual(['1:1'])
      expect(await page.evaluate(choicesWithoutEdge)).toEqual([])
    }),
    { forcedColors: 'active' },
  )
})

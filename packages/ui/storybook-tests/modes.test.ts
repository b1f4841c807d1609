import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawn, openBrowser, visit } from './browser.ts'

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

const pictures = join(import.meta.dirname, '../node_modules/.cache/workshop')
/** More stops of Tab than this tell nothing new. */
const STOPS = 16

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function shown(page: Page, mode: string, id: string): Promise<void> {
  await drawn(page)
  await page.screenshot({ path: join(pictures, `${id}-${mode}.png`) })
}

/** What has the focus after each press of Tab, where its ring cannot be seen. */
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

/** What is chosen and outlined as its neighbours are: of grounds and colours nothing is left under forced colours. */
function choicesAlike(): string[] {
  const edge = (element: Element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return [outlineStyle, outlineWidth, borderTopStyle, borderTopWidth].join(' ')
  }
  return [...document.querySelectorAll('[aria-pressed=true]')].flatMap((chosen) => {
    const others = [...(chosen.parentElement?.querySelectorAll(':scope > [aria-pressed=false]') ?? [])]
    return others.some((other) => edge(other) === edge(chosen)) ? [chosen.outerHTML.slice(0, 100)] : []
  })
}

function movingThings(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { duration } = animation.effect?.getComputedTiming() ?? {}
    const long = typeof duration === 'number' && duration > 1
    return long && animation.playState === 'running' ? [`${duration} ms`] : []
  })
}

/** What comes a frame late is measured wrong: a list would rest short of its end. */
function stylesThatComeLate(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { transitionDuration } = getComputedStyle(element)
    return /[1-9]/.test(transitionDuration) ? [element.outerHTML.slice(0, 100)] : []
  })
}

/** A phone on its side: wider than a phone's own layout begins, and low. */
const onItsSide = { viewport: { width: 844, height: 390 }, hasTouch: true, reducedMotion: 'reduce' } as const

/** What a finger presses in the frame of the pages that is lower than 44 px. */
function lowTargets(): string[] {
  const targets = document.querySelectorAll('nav a, nav button, header > a, header button, footer a')
  return [...targets].flatMap((target) => {
    const { height } = target.getBoundingClientRect()
    return height === 0 || height >= 44 ? [] : [`${height}: ${target.outerHTML.slice(0, 100)}`]
  })
}

/** What of the frame lies under the window's rounded sides or the camera. */
function underSides(inset: number): string[] {
  const parts = document.querySelectorAll('header > *, nav li > *, main > *, footer nav, aside > *')
  return [...parts].flatMap((part) => {
    const { left, right, width } = part.getBoundingClientRect()
    const clear = width <= 1 || (left >= inset && right <= innerWidth - inset)
    return clear ? [] : [`${left} to ${right}: ${part.outerHTML.slice(0, 100)}`]
  })
}

it.each(['shell-appshell--default', 'shell-appshell--collapsed', 'shell-sidepanel--default'])(
  '%s suits a finger and keeps clear of the sides of a phone on its side',
  async (id) => {
    const { page, close } = await visit(browser, `viewMode=story&id=${id}`, onItsSide)
    try {
      const devices = await page.context().newCDPSession(page)
      const insets = { left: 59, right: 59, bottom: 21 }
      await devices.send('Emulation.setSafeAreaInsetsOverride', { insets })
      await shown(page, 'clear', id)
      expect(await page.evaluate(lowTargets)).toEqual([])
      expect(await page.evaluate(underSides, insets.left)).toEqual([])
    } finally {
      await close()
    }
  },
)

describe.each(main)('%s', (id) => {
  it('can be reached on a phone on its side', async () => {
    const { page, close } = await visit(browser, `viewMode=story&id=${id}`, onItsSide)
    try {
      await shown(page, 'side', id)
      expect(await page.evaluate(controlsOutOfReach)).toEqual([])
    } finally {
      await close()
    }
  })

  it('keeps its outlines, its words and its ring under forced colours', async () => {
    const { page, complaints, close } = await visit(browser, `viewMode=story&id=${id}`, {
      forcedColors: 'active',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    })
    try {
      await shown(page, 'forced', id)
      expect(await page.evaluate(layersWithoutEdge)).toEqual([])
      expect(await stopsWithoutRing(page)).toEqual([])
      expect(complaints).toEqual([])
    } finally {
      await close()
    }
  })

  it('stands still under reduced motion', async () => {
    const { page, close } = await visit(browser, `viewMode=story&id=${id}`, { reducedMotion: 'reduce' })
    try {
      await shown(page, 'still', id)
      expect(await page.evaluate(movingThings)).toEqual([])
      expect(await page.evaluate(stylesThatComeLate)).toEqual([])
      await page.keyboard.press('Tab')
      expect(await page.evaluate(movingThings)).toEqual([])
    } finally {
      await close()
    }
  })

  it('can be read and reached at 200 % zoom', async () => {
    // A window of 1280 × 900 at 200 % has half as many CSS pixels, each drawn by two.
    const { page, close } = await visit(browser, `viewMode=story&id=${id}`, {
      viewport: { width: 640, height: 450 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    })
    try {
      await shown(page, 'zoomed', id)
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(sideways).toBeLessThanOrEqual(0)
      expect(await page.evaluate(controlsOutOfReach)).toEqual([])
      expect(await stopsWithoutRing(page)).toEqual([])
    } finally {
      await close()
    }
  })
})

it('shows which shape of a free crop is chosen under forced colours', async () => {
  const id = 'media-imageuploader--free-crop'
  const { page, close } = await visit(browser, `viewMode=story&id=${id}`, { forcedColors: 'active' })
  try {
    await shown(page, 'forced', id)
    expect(await page.locator('[aria-pressed=true]').allTextContents()).toEqual(['1:1'])
    expect(await page.evaluate(choicesAlike)).toEqual([])
  } finally {
    await close()
  }
})

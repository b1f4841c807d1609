import { afterEach, beforeEach, expect, vi } from 'vitest'
import { keepTranslated } from './translate-page.ts'

/** The stories of the calling file must work, and React find all that it looks for, while the browser translates the page. */
export function translateStories(): void {
  const errors: unknown[][] = []
  let stop = () => {}

  beforeEach(() => {
    errors.length = 0
    const { error } = console
    vi.spyOn(console, 'error').mockImplementation((...message) => {
      errors.push(message)
      error(...message)
    })
    stop = keepTranslated(document.body)
  })

  afterEach(() => {
    stop()
    vi.restoreAllMocks()
    expect(errors.filter((message) => message.some(isAboutNodes))).toEqual([])
  })
}

const isAboutNodes = (part: unknown) => /NotFoundError|is not a child of this node/.test(String(part))

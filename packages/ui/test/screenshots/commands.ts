import type { BrowserCommand } from 'vitest/node'
import { getDigest, hasMatched, noteMatch } from './digests.ts'
import { unpackBaseline } from './expected.ts'

type Context = Parameters<BrowserCommand>[0]

/** Takes a screenshot of an element in the page of the stories as `toMatchScreenshot` does. */
async function takeDigest({ iframe }: Context, selector: string): Promise<string> {
  const screenshot = await iframe.locator(selector).screenshot({ animations: 'disabled', caret: 'hide' })
  return getDigest(screenshot)
}

/** The digest of what is shown, and whether it has matched its baseline before. Otherwise the baseline is made ready. */
export const findMatch: BrowserCommand<[name: string, selector: string]> = async (
  context,
  name,
  selector,
) => {
  const screenshot = await takeDigest(context, selector)
  const isKnown = await hasMatched(name, screenshot)
  if (!isKnown) await unpackBaseline(name)
  return { screenshot, isKnown }
}

/** After a comparison during `--update`: what was shown before and is shown still has matched. */
export const keepMatch: BrowserCommand<[name: string, selector: string, before: string]> = async (
  context,
  name,
  selector,
  before,
) => {
  if (context.project.config.snapshotOptions.updateSnapshot !== 'all') return
  if ((await takeDigest(context, selector)) === before) await noteMatch(name, before)
}

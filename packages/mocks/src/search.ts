import { foldText } from '@convoca/sdk/text'

/** Whether one of the texts contains the search text, ignoring case and accents. */
export function matchesSearch(search: string | undefined, ...texts: string[]): boolean {
  const wanted = foldText(search ?? '').trim()
  return texts.some((text) => foldText(text).includes(wanted))
}

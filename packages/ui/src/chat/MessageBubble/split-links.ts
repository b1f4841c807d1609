export interface TextPart {
  text: string
  /** The address of a link: only `https:`, which nobody on the way can change. */
  href?: string
}

const address = /https:\/\/[^\s<>"']+/g
/** Ends a sentence rather than an address. */
const closing = '.,;:!?)]}*_~'

/**
 * Cuts the signs that close a sentence, without a pattern, which would begin anew at each full stop of a long
 * row of them.
 */
function withoutClosing(text: string): string {
  let end = text.length
  while (end > 0 && closing.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A text and the links in it. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(address)) {
    const href = withoutClosing(match)
    if (!URL.canParse(href)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: href, href })
    end = index + href.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

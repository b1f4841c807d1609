export interface TextPart {
  text: string
  /** Of a link: only `https:`, whose address nobody on the way can change. */
  href?: string
}

const address = /https:\/\/[^\s<>"']+/g
/** Ends a sentence rather than an address. */
const closing = /[.,;:!?)\]}*_~]+$/

/** A text and the links in it. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(address)) {
    const href = match.replace(closing, '')
    if (!URL.canParse(href)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: href, href })
    end = index + href.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

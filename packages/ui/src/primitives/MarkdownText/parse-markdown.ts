/** A part of a line. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }

export type Block =
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'paragraph' | 'quote'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }

const inlinePattern =
  /`([^`]+)`|\*\*(.+?\*?)\*\*(?!\*)|(?<![*\w])[*_]([^*_\s](?:[^*_]*[^*_\s])?)[*_](?!\w)|\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/u

/** Of addresses only those of web pages become links: a `javascript:` stays the text that it is. */
export function parseInline(text: string): Inline[] {
  const found = inlinePattern.exec(text)
  if (!found) return text === '' ? [] : [{ kind: 'text', text }]
  const [whole, code, strong, emphasis, label, href] = found
  const before = text.slice(0, found.index)
  const part: Inline =
    code !== undefined
      ? { kind: 'code', text: code }
      : strong !== undefined
        ? { kind: 'strong', content: parseInline(strong) }
        : emphasis !== undefined
          ? { kind: 'emphasis', content: parseInline(emphasis) }
          : { kind: 'link', href: href ?? '', content: [{ kind: 'text', text: label ?? '' }] }
  return [
    ...(before === '' ? [] : [{ kind: 'text' as const, text: before }]),
    part,
    ...parseInline(text.slice(found.index + whole.length)),
  ]
}

const listItem = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/u

function toBlock(lines: readonly string[]): Block[] {
  const [first = '', ...rest] = lines
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/u.exec(first)
  if (heading) {
    const [, marks = '', text = ''] = heading
    const block: Block = { kind: 'heading', level: marks.length, content: parseInline(text) }
    return rest.length === 0 ? [block] : [block, ...toBlock(rest)]
  }
  const item = listItem.exec(first)
  if (item) {
    const end = lines.findIndex((line) => !listItem.test(line) && !/^\s/u.test(line))
    const own = end === -1 ? lines : lines.slice(0, end)
    const block: Block = { kind: 'list', isOrdered: item[1] !== undefined, items: toItems(own) }
    return end === -1 ? [block] : [block, ...toBlock(lines.slice(end))]
  }
  const next = rest.findIndex((line) => /^#{1,6}\s/u.test(line) || listItem.test(line))
  const own = next === -1 ? lines : lines.slice(0, next + 1)
  const isQuote = own.every((line) => line.startsWith('>'))
  const text = own.map((line) => (isQuote ? line.replace(/^>\s?/u, '') : line).trim()).join(' ')
  const block: Block = { kind: isQuote ? 'quote' : 'paragraph', content: parseInline(text) }
  return next === -1 ? [block] : [block, ...toBlock(lines.slice(next + 1))]
}

/** A line that is no item of its own continues the one before. */
function toItems(lines: readonly string[]): Inline[][] {
  const items: string[] = []
  for (const line of lines) {
    const text = listItem.exec(line)?.[2]
    if (text === undefined) items[items.length - 1] += ` ${line.trim()}`
    else items.push(text)
  }
  return items.map(parseInline)
}

/** Headings, paragraphs, quotes and lists with bold, italic, code and links; HTML is text like any other. */
export function parseMarkdown(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/u)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(toBlock)
}

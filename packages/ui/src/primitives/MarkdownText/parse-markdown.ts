import MarkdownIt from 'markdown-it'
import type Token from 'markdown-it/lib/token.mjs'

/** A part of a line. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }
  | { kind: 'break' }

export type Block =
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'quote'; content: Block[] }
  | { kind: 'list'; start: number | null; items: Block[][] }

/** Deeper ones are shown without their own element: React renders each level by a call of its own. */
const MAX_DEPTH = 20

// No HTML, pictures, tables or names of characters; a line below a text is a line, not a heading.
const allowed = ['heading', 'list', 'blockquote', 'fence', 'hr']
const allowedInline = ['emphasis', 'backticks', 'link', 'autolink', 'escape', 'newline', 'balance_pairs']

let parser: MarkdownIt | undefined

function getParser(): MarkdownIt {
  parser ??= createParser()
  return parser
}

function createParser(): MarkdownIt {
  const created = new MarkdownIt('zero').enable([...allowed, ...allowedInline])
  // Another address stays the text that it is.
  created.validateLink = (address) => /^https:\/\/[^\s/]/i.test(address)
  return created
}

/** Elements that are open, each with what it collects. */
interface Frame<Node> {
  content: Node[]
  close: ((content: Node[]) => Node) | null
}

/** Builds a tree of what opens and closes one after the other. */
class TreeBuilder<Node> {
  readonly #frames: [Frame<Node>, ...Frame<Node>[]] = [{ content: [], close: null }]

  get #top(): Frame<Node> {
    return this.#frames.at(-1) ?? this.#frames[0]
  }

  latest(): Node | undefined {
    return this.#top.content.at(-1)
  }

  add(node: Node): void {
    this.#top.content.push(node)
  }

  /** Content that is too deep is collected by the element around it. */
  open(close: (content: Node[]) => Node): void {
    const { content } = this.#top
    const isTooDeep = this.#frames.length > MAX_DEPTH
    this.#frames.push(isTooDeep ? { content, close: null } : { content: [], close })
  }

  close(): void {
    const frame = this.#frames.length > 1 ? this.#frames.pop() : undefined
    if (frame?.close) this.add(frame.close(frame.content))
  }

  finish(): Node[] {
    return this.#frames[0].content
  }
}

/** Lines of a paragraph are one text: each would be a node of its own. */
function addText(tree: TreeBuilder<Inline>, text: string): void {
  const before = tree.latest()
  if (before?.kind === 'text') before.text += text
  else if (text !== '') tree.add({ kind: 'text', text })
}

function toInlines(tokens: readonly Token[]): Inline[] {
  const tree = new TreeBuilder<Inline>()
  for (const token of tokens) {
    if (token.type === 'text') addText(tree, token.content)
    else if (token.type === 'code_inline') tree.add({ kind: 'code', text: token.content })
    else if (token.type === 'softbreak') addText(tree, ' ')
    else if (token.type === 'hardbreak') tree.add({ kind: 'break' })
    else if (token.type === 'strong_open') tree.open((content) => ({ kind: 'strong', content }))
    else if (token.type === 'em_open') tree.open((content) => ({ kind: 'emphasis', content }))
    else if (token.type === 'link_open') {
      const href = token.attrGet('href') ?? ''
      tree.open((content) => ({ kind: 'link', href, content }))
    } else if (token.nesting < 0) tree.close()
  }
  return tree.finish()
}

/** The parts that a list collects before its items are known to be whole. */
type Part = Block | { kind: 'item'; content: Block[] }

const isBlock = (part: Part): part is Block => part.kind !== 'item'
const blocksOf = (parts: readonly Part[]): Block[] =>
  parts.flatMap((part) => (part.kind === 'item' ? part.content : [part]))

function toList(start: number | null, parts: readonly Part[]): Block {
  return { kind: 'list', start, items: parts.map((part) => (isBlock(part) ? [part] : part.content)) }
}

function addBlock(tree: TreeBuilder<Part>, { type, tag, content, children, ...token }: Token): void {
  if (type === 'heading_open') {
    const level = Number(tag.slice(1))
    tree.open((parts) => ({ kind: 'heading', level, content: lineOf(parts) }))
  } else if (type === 'paragraph_open') tree.open((parts) => ({ kind: 'paragraph', content: lineOf(parts) }))
  else if (type === 'blockquote_open') tree.open((parts) => ({ kind: 'quote', content: blocksOf(parts) }))
  else if (type === 'bullet_list_open') tree.open((parts) => toList(null, parts))
  else if (type === 'ordered_list_open') {
    const start = Number(token.attrs?.find(([name]) => name === 'start')?.[1] ?? 1)
    tree.open((parts) => toList(start, parts))
  } else if (type === 'list_item_open') tree.open((parts) => ({ kind: 'item', content: blocksOf(parts) }))
  else if (type === 'inline') tree.add({ kind: 'paragraph', content: toInlines(children ?? []) })
  else if (type === 'fence') tree.add({ kind: 'code', text: content.replace(/\n$/, '') })
  else if (type === 'hr') tree.add({ kind: 'rule' })
  else if (token.nesting < 0) tree.close()
}

/** The text of a heading or a paragraph. */
const lineOf = (parts: readonly Part[]): Inline[] =>
  parts.flatMap((part) => (part.kind === 'paragraph' ? part.content : []))

/**
 * Headings, paragraphs, quotes, lists and code with bold, italic and links to `https:` pages; HTML is text like any other. Takes a
 * time that grows with the length of the text, whatever is in it (`hostile-markdown.test.tsx`).
 */
export function parseMarkdown(source: string): Block[] {
  const tree = new TreeBuilder<Part>()
  for (const token of getParser().parse(source, {})) addBlock(tree, token)
  return blocksOf(tree.finish())
}

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, Fragment, type ReactElement, type ReactNode } from 'react'
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts'
import styles from './MarkdownText.module.css'

export type MarkdownTextProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The source. HTML in it is shown as text. */
  source: string
  /** Level of its largest headings. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

/**
 * A user's text in Markdown: headings, paragraphs, quotes, lists, bold, italic, code and links to `https:` pages. It must not
 * pass on HTML, pictures or other addresses. It loads `markdown-it`, with all that weighs.
 */
export function MarkdownText({ source, headingLevel = 3, className, ...rest }: MarkdownTextProps) {
  const blocks = parseMarkdown(source)
  const top = blocks.reduce(
    (level, block) => (block.kind === 'heading' ? Math.min(level, block.level) : level),
    6,
  )
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {renderBlocks(blocks, headingLevel - top)}
    </div>
  )
}

function renderBlocks(blocks: readonly Block[], shift: number): ReactElement[] {
  return blocks.map((block, index) => <Fragment key={index}>{renderBlock(block, shift)}</Fragment>)
}

/** The only text of an item is in no paragraph of its own. */
function renderItem(item: readonly Block[], shift: number): ReactNode {
  const [first, ...others] = item
  if (first?.kind !== 'paragraph') return renderBlocks(item, shift)
  return (
    <>
      <span>{renderInline(first.content)}</span>
      {renderBlocks(others, shift)}
    </>
  )
}

function renderBlock(block: Block, shift: number): ReactNode {
  switch (block.kind) {
    case 'heading': {
      // One in a quote may be larger than those that the shift is made for.
      const Heading = `h${Math.min(Math.max(block.level + shift, 2), 6)}` as 'h3'
      return <Heading>{renderInline(block.content)}</Heading>
    }
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{renderItem(item, shift)}</li>)
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'quote':
      return <blockquote>{renderBlocks(block.content, shift)}</blockquote>
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    case 'paragraph':
      return <p>{renderInline(block.content)}</p>
  }
}

function renderInline(parts: readonly Inline[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>)
}

function renderPart(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return <span>{part.text}</span>
    case 'break':
      return <br />
    case 'code':
      return <code>{part.text}</code>
    case 'strong':
      return <strong>{renderInline(part.content)}</strong>
    case 'emphasis':
      return <em>{renderInline(part.content)}</em>
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {renderInline(part.content)}
        </a>
      )
  }
}

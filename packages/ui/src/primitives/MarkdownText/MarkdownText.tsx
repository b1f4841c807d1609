import { clsx } from 'clsx'
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react'
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts'
import styles from './MarkdownText.module.css'

export type MarkdownTextProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The source. HTML in it is shown as text. */
  source: string
  /** Level of its largest headings. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

/**
 * A user's text in Markdown: headings, paragraphs, quotes, lists, bold, italic, code and links to web pages. It MUST NOT
 * pass on HTML, pictures or other addresses.
 */
export function MarkdownText({ source, headingLevel = 3, className, ...rest }: MarkdownTextProps) {
  const blocks = parseMarkdown(source)
  const top = Math.min(...blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{renderBlock(block, headingLevel - top)}</Fragment>
      ))}
    </div>
  )
}

function renderBlock(block: Block, shift: number): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(block.level + shift, 6)}` as 'h3'
      return <Heading>{renderInline(block.content)}</Heading>
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{renderInline(item)}</li>
          ))}
        </List>
      )
    }
    case 'quote':
      return <blockquote>{renderInline(block.content)}</blockquote>
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

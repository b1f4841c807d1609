import type { ReactNode } from 'react'

/**
 * The content that a caller gives to stand beside something else; a text gets an element of its own. A browser that translates the page
 * replaces text nodes, and React could then neither change them nor insert anything before them.
 */
export function wrapText(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content
}

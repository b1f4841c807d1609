import { Children, type ReactNode } from 'react'
import { wrapText } from './wrap-text.tsx'

const isText = (part: ReactNode): part is string | number =>
  typeof part === 'string' || typeof part === 'number'

/** A label that may be made of several parts: what follows one another as text gets one element (see `wrapText`). */
export function wrapTexts(content: ReactNode): ReactNode {
  if (!Array.isArray(content)) return wrapText(content)
  const parts = Children.toArray(content)
  return parts.flatMap((part, index): ReactNode[] => {
    if (!isText(part)) return [part]
    if (index > 0 && isText(parts[index - 1])) return []
    const end = parts.findIndex((candidate, at) => at > index && !isText(candidate))
    const text = parts
      .slice(index, end < 0 ? undefined : end)
      .filter(isText)
      .join('')
    return [<span key={`text-${index}`}>{text}</span>]
  })
}

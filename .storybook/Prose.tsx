/** One paragraph of Markdown: what is between backticks is code, between asterisks or underscores emphasised. */
export function Prose({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*[^*]+\*|\b_[^_]+_\b)/).map((part, index) => {
    const key = `${index} ${part}`
    if (index % 2 === 0) return <span key={key}>{part}</span>
    const content = part.slice(1, -1)
    return part.startsWith('`') ? <code key={key}>{content}</code> : <em key={key}>{content}</em>
  })
}

const isoPattern = /^\d{4}-\d{2}-\d{2}(T|$)/

/** Parses an ISO 8601 text; undefined if invalid. A date without time starts at local midnight. */
export function parseDate(text: string | null | undefined): Date | undefined {
  if (!text || !isoPattern.test(text)) return undefined
  const date = new Date(text.length === 10 ? `${text}T00:00` : text)
  return Number.isNaN(+date) ? undefined : date
}

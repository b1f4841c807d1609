/** The words of a name as a part of an address; empty for a name without letters and digits. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}

/** The last part of an event's address: `Encontro de capitãs` is `encontro-de-capitas`. */
export const toEventName = (title: string): string => toSlug(title) || 'evento'

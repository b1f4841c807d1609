/** Text as a search compares it: without accents and case ("Ação" becomes "acao"). */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Whether `text` holds what was searched for. An empty search is held by everything. */
export function matchesSearch(text: string, search: string): boolean {
  return normalizeText(text).includes(normalizeText(search))
}

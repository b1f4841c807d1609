/** Removes accents and case for comparisons: "Ação" becomes "acao". */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Whether `text` contains the search text, ignoring case and accents. An empty search matches everything. */
export function matchesSearch(text: string, search: string): boolean {
  return normalizeText(text).includes(normalizeText(search))
}

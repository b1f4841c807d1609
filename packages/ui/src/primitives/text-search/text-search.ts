/**
 * A text to compare by, without accents and case, with signs as letters and digits. "Ação" becomes "acao",
 * "3ª" becomes "3a".
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim()
}

/** Whether `text` contains the search text, ignoring case and accents. An empty search matches everything. */
export function matchesSearch(text: string, search: string): boolean {
  return normalizeText(text).includes(normalizeText(search))
}

/** Text as a search compares it: without accents and case ("Ação" becomes "acao"). */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Whether `text` holds what was searched for. An empty search is held by everything. */
export function holdsText(text: string, search: string): boolean {
  return foldText(text).includes(foldText(search))
}

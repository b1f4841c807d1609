import type { PlayerItem } from './PlayerPicker/selection.ts'

/** Example players of the stories. */

const first = ['Ana', 'Bruno', 'Célia', 'Diego', 'Érica', 'Fábio', 'Gabriela', 'Heitor', 'Iara', 'João']
const last = ['Conceição', 'Ávila', 'Nóbrega', 'Saldanha', 'Lumi', 'Ueda', 'Tupã', 'Pires']

export function storyPlayers(count: number, from = 0): PlayerItem[] {
  return Array.from({ length: count }, (_, index) => {
    const place = from + index
    const name = first[place % first.length] ?? 'Ana'
    const family = last[place % last.length] ?? 'Ávila'
    const plain = name.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '')
    return {
      id: `jogador-${place}`,
      name: `${plain.toLowerCase()}_${place + 1}`,
      detail: `${name} ${family}`,
    }
  })
}

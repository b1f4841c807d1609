import { expect, it } from 'vitest'
import { normalizeText, matchesSearch } from './text-search.ts'

it('drops accents, case and outer space', () => {
  expect(normalizeText('  Configurações ')).toBe('configuracoes')
})

it.each([
  ['Início', 'inicio'],
  ['inicio', 'INÍ'],
  ['Notificações', 'coes'],
  ['Sair', '   '],
])('finds in "%s" the search "%s"', (text, search) => {
  expect(matchesSearch(text, search)).toBe(true)
})

it('does not find what is not there', () => {
  expect(matchesSearch('Eventos', 'eventus')).toBe(false)
})

import { expect, it } from 'vitest'
import { foldText, holdsText } from './fold-text.ts'

it('drops accents, case and outer space', () => {
  expect(foldText('  Configurações ')).toBe('configuracoes')
})

it.each([
  ['Início', 'inicio'],
  ['inicio', 'INÍ'],
  ['Notificações', 'coes'],
  ['Sair', '   '],
])('finds in "%s" the search "%s"', (text, search) => {
  expect(holdsText(text, search)).toBe(true)
})

it('does not find what is not there', () => {
  expect(holdsText('Eventos', 'eventus')).toBe(false)
})

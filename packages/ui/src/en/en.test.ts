import { describe, expect, it } from 'vitest'
import * as ui from '../index.ts'
import { components } from '../../test/components/index.ts'
import { en } from './index.ts'

/** What is the same in both languages: names, units and signs. */
const same = new Set([
  'Chats',
  'Logo',
  'Banner',
  'Google',
  'Facebook',
  'Steam',
  'Unknown',
  'FAQ',
  '—',
  '',
  '{limit}+',
])

/** Letters and words that no English text has. */
const portuguese =
  /[áàâãéêíóôõúç]|\b(?:não|nenhum|nenhuma|jogador|jogadores|senha|aceitar|recusar|cancelar|fechar|abrir|carregando|enviar|salvar|buscar|todos|todas|voltar|criar|convite|convites|membros|você|para|com)\b/i

/** Every sentence of a pack; the functions say theirs for one, two and a name. */
function sentences(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') {
    const said = [[], [0, 2], [1, 1], [2, 2], ['Ana', 'Bia'], [['Ana', 'Bia']]].map((values) => {
      try {
        return texts(...values) as unknown
      } catch {
        // Not what it takes.
        return ''
      }
    })
    return said.flatMap(sentences)
  }
  if (typeof texts === 'object' && texts !== null) return Object.values(texts).flatMap(sentences)
  return []
}

describe.each(Object.entries(en))('%s in English', (_name, texts) => {
  it('has no Portuguese left', () => {
    const left = sentences(texts).filter((sentence) => !same.has(sentence) && portuguese.test(sentence))
    expect(left).toEqual([])
  })
})

/** The Portuguese pack of a component, where it is exported. */
const packs = Object.entries(ui).flatMap(([name, pack]) => {
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/Texts$/, '')}`
  return name.endsWith('Texts') && component in en ? [[component, pack] as const] : []
})

it.each(packs)('%s says something else in each language', (component, pack) => {
  const english: Record<string, unknown> = { ...en[component as keyof typeof en] }
  const alike = Object.entries(pack).filter(
    ([key, text]) => typeof text === 'string' && text === english[key] && !same.has(text),
  )
  expect(alike).toEqual([])
})

it('has the texts of every component that takes some', () => {
  const without = components.filter(({ name, texts }) => texts !== undefined && !(name in en))
  expect(without.map(({ name }) => name)).toEqual([])
})

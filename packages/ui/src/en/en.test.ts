import { describe, expect, it } from 'vitest'
import * as ui from '../index.ts'
import { en } from './index.ts'

/** Texts that are the same in both languages: names, units and signs. */
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

/** Every sentence of a component's texts; functions are called with counts and with names. */
function sentences(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') {
    const results = [[], [0, 2], [1, 1], [2, 2], ['Ana', 'Bia'], [['Ana', 'Bia']]].map((values) => {
      try {
        return texts(...values) as unknown
      } catch {
        // It takes other arguments.
        return ''
      }
    })
    return results.flatMap(sentences)
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

/** The Portuguese texts of a component, where they are exported. */
const portugueseTexts = Object.entries(ui).flatMap(([name, texts]) => {
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/Texts$/, '')}`
  return name.endsWith('Texts') && component in en ? [[component, texts] as const] : []
})

it.each(portugueseTexts)('%s has different texts in each language', (component, texts) => {
  const english: Record<string, unknown> = { ...en[component as keyof typeof en] }
  const alike = Object.entries(texts).filter(
    ([key, text]) => typeof text === 'string' && text === english[key] && !same.has(text),
  )
  expect(alike).toEqual([])
})

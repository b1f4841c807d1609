import { expect, it } from 'vitest'
import { parseInline, parseMarkdown } from './parse-markdown.ts'

const text = (content: string) => ({ kind: 'text', text: content })

it('reads headings, paragraphs, quotes and lists', () => {
  const source =
    '## Partidas\nMelhor de três.\nSem pausa.\n\n> Jogue limpo\n\n- um\n  dois\n- três\n\n1. a\n2) b'
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 2, content: [text('Partidas')] },
    { kind: 'paragraph', content: [text('Melhor de três. Sem pausa.')] },
    { kind: 'quote', content: [text('Jogue limpo')] },
    { kind: 'list', isOrdered: false, items: [[text('um dois')], [text('três')]] },
    { kind: 'list', isOrdered: true, items: [[text('a')], [text('b')]] },
  ])
})

it('begins a list or a heading right below a paragraph', () => {
  expect(parseMarkdown('Traga:\n- mouse\nE venha.\n# Fim').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'paragraph',
    'heading',
  ])
})

it('reads bold, italic, code and links within a line', () => {
  expect(parseInline('até **15 *minutos*** em `br1`, [regras](https://convoca.example/r).')).toEqual([
    text('até '),
    { kind: 'strong', content: [text('15 '), { kind: 'emphasis', content: [text('minutos')] }] },
    text(' em '),
    { kind: 'code', text: 'br1' },
    text(', '),
    { kind: 'link', href: 'https://convoca.example/r', content: [text('regras')] },
    text('.'),
  ])
})

it.each([
  '<img src=x onerror=alert(1)>',
  '[clique](javascript:alert(1))',
  '[clique](data:text/html,x)',
  '2 * 3 * 4',
  'nome_do_time_azul',
  '**',
])('leaves %s as it is', (source) => {
  expect(parseInline(source)).toEqual([text(source)])
})

it('has nothing to show of an empty text', () => {
  expect(parseMarkdown(' \n\n ')).toEqual([])
})

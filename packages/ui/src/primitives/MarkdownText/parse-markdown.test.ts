import { expect, it } from 'vitest'
import { type Inline, parseMarkdown } from './parse-markdown.ts'

const text = (content: string): Inline => ({ kind: 'text', text: content })
const paragraph = (...content: Inline[]) => ({ kind: 'paragraph', content })

it('reads headings, paragraphs, quotes and lists', () => {
  const source =
    '## Partidas\nMelhor de três.\nSem pausa.\n\n> Jogue limpo\n\n- um\n  dois\n- três\n\n1. a\n2. b'
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 2, content: [text('Partidas')] },
    paragraph(text('Melhor de três. Sem pausa.')),
    { kind: 'quote', content: [paragraph(text('Jogue limpo'))] },
    {
      kind: 'list',
      start: null,
      items: [[paragraph(text('um dois'))], [paragraph(text('três'))]],
    },
    { kind: 'list', start: 1, items: [[paragraph(text('a'))], [paragraph(text('b'))]] },
  ])
})

it('reads lists in lists, code and rules', () => {
  expect(parseMarkdown('3. um\n   - dois\n\n---\n\n```\na  *b*\n```')).toEqual([
    {
      kind: 'list',
      start: 3,
      items: [[paragraph(text('um')), { kind: 'list', start: null, items: [[paragraph(text('dois'))]] }]],
    },
    { kind: 'rule' },
    { kind: 'code', text: 'a  *b*' },
  ])
})

it('begins a list or a heading right below a paragraph', () => {
  expect(parseMarkdown('Traga:\n- mouse\n\nE venha.\n# Fim\nAté\n---').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'paragraph',
    'heading',
    'paragraph',
    'rule',
  ])
})

it('reads bold, italic, code and links within a line', () => {
  expect(parseMarkdown('até **15 *minutos*** em `br1`,  \n[regras](https://convoca.example/r).')).toEqual([
    paragraph(
      text('até '),
      { kind: 'strong', content: [text('15 '), { kind: 'emphasis', content: [text('minutos')] }] },
      text(' em '),
      { kind: 'code', text: 'br1' },
      text(','),
      { kind: 'break' },
      { kind: 'link', href: 'https://convoca.example/r', content: [text('regras')] },
      text('.'),
    ),
  ])
})

it.each([
  '<img src=x onerror=alert(1)>',
  '[clique](javascript:alert(1))',
  '[clique](JaVaScRiPt:alert(1))',
  '[clique](data:text/html,x)',
  '[clique](http://a.example)',
  '[clique](//a.example)',
  '[clique](https:a)',
  '<javascript:alert(1)>',
  '&lt;b&gt; &copy;',
  '| a | b |',
  '2 * 3 * 4',
  'nome_do_time_azul',
  '**',
])('leaves %s as it is', (source) => {
  expect(parseMarkdown(source)).toEqual([paragraph(text(source))])
})

it.each(['![foto](https://a.example/a.png)', '[a][b]\n\n[b]: https://a.example'])(
  'shows no picture and follows no reference in %j',
  (source) => {
    expect(JSON.stringify(parseMarkdown(source))).not.toMatch(/"(?:image|img)"|"href":"(?!https:)/)
  },
)

it('has nothing to show of an empty text', () => {
  expect(parseMarkdown(' \n\n ')).toEqual([])
})

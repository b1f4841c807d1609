import { afterEach, expect, it } from 'vitest'
import { createRenderer } from './dom.ts'
import { renderToHtml } from './html.ts'
import { usePicture } from '../library/picture.ts'
import { Fragment, jsx, type Child, type Props } from './runtime.ts'

function render(child: Child): HTMLElement {
  const container = document.createElement('div')
  createRenderer(container)(child)
  return container
}

const element = (type: string, props: Props = {}) => jsx(type, props)

it.each<[string, Child, string]>([
  ['text, numbers and nothing', ['a ', 1, null, undefined, false, true], 'a 1'],
  [
    'attributes',
    element('a', { href: '/x', className: 'k', hidden: false, title: undefined }),
    '<a href="/x" class="k"></a>',
  ],
  [
    'states',
    element('b', { 'aria-hidden': true, 'data-on': false, hidden: true }),
    '<b aria-hidden="true" data-on="false" hidden=""></b>',
  ],
  ['a fragment', jsx(Fragment, { children: [element('i'), 'x'] }), '<i></i>x'],
  [
    'markup in texts',
    element('p', { title: '"<', children: '<b>&' }),
    '<p title="&quot;&lt;">&lt;b&gt;&amp;</p>',
  ],
])('makes DOM nodes of %s', (_, child, html) => {
  expect(render(child).innerHTML).toBe(html)
})

it('writes HTML that is read as the same nodes', () => {
  const child = element('div', {
    className: 'card',
    'data-fade': true,
    style: { '--logo-size': '3px', background: 'rgb(1, 2, 3)', maxWidth: '9px', color: undefined },
    children: [element('img', { src: '/a"b.png', alt: '', srcSet: '/b 2x' }), 'a < b & c', [element('p')]],
  })
  const parsed = document.createElement('div')
  parsed.innerHTML = renderToHtml(child)
  const rendered = render(child)
  for (const part of [parsed, rendered]) part.querySelector('[style]')?.removeAttribute('style')
  expect(rendered.isEqualNode(parsed)).toBe(true)
  expect(renderToHtml(child)).toContain('style="--logo-size:3px;background:rgb(1, 2, 3);max-width:9px"')
})

it('draws anew without a picture that fails, and keeps the focus', () => {
  const Picture = ({ src }: Props) => {
    const picture = usePicture(src as string, { width: 40 })
    return jsx('p', { children: [picture ? jsx('img', picture) : 'A', jsx('a', { href: '#' })] })
  }
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const container = shadow.appendChild(document.createElement('div'))
  createRenderer(container)([jsx(Picture, { src: '/gone.png' }), jsx(Picture, { src: '/there.png' })])
  shadow.querySelector('a')?.focus()
  container.querySelector('img')?.dispatchEvent(new Event('error'))
  const there = '<img src="/there.png" loading="lazy" decoding="async">'
  expect(container.innerHTML).toBe(`<p>A<a href="#"></a></p><p>${there}<a href="#"></a></p>`)
  expect(shadow.activeElement).toBe(shadow.querySelector('a'))
  host.remove()
})

it('listens to events', () => {
  const heard: string[] = []
  const { firstElementChild: input } = render(element('input', { onChange: () => heard.push('change') }))
  input?.dispatchEvent(new Event('change'))
  expect(heard).toEqual(['change'])
})

afterEach(() => Reflect.deleteProperty(Object.prototype, 'className'))

it('reads no props from a prototype that the page has changed', () => {
  Reflect.set(Object.prototype, 'className', 'foreign')
  const Part = ({ className = 'own' }: Props) => jsx('p', { className })
  expect(render(jsx(Part, {})).innerHTML).toBe('<p class="own"></p>')
})

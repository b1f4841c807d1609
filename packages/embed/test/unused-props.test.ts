import { expect, it } from 'vitest'
import { withoutUnusedProps } from '../build/unused-props.ts'

const lines = (code: string) => code.replaceAll(/\s+/g, ' ').trim()

it.each([
  [
    'a prop that nobody passes has its default, and a rest without props is empty',
    'function A({ x, y = 2, z, ...rest }) { return [x, y, z, rest] } jsx(A, { x: f() })',
    'function A({ x }) {const y = 2; const z = void 0; const rest = {}; return [x, y, z, rest] } jsx(A, { x: f() })',
  ],
  [
    'what every use writes as the same literal is written once',
    'function A({ x, y }) { return [x, y] } function B(b) { jsx(A, { x: "s", y: b }); jsx(A, { x: "s", y: 1 }) }',
    'function A({ y }) {const x = "s"; return [x, y] } function B(b) { jsx(A, { y: b }); jsx(A, { y: 1 }) }',
  ],
  [
    'what is only spread may be nothing',
    'function A(props) { const { x, style, ...others } = props; const { y = 1, ...rest } = others; return { ...style, x, y, ...rest } } function B(b) { jsx(A, { x: b, z: b }) }',
    'function A(props) { const { x, ...others } = props;const style = {}; const { ...rest } = others;const y = 1; return { ...style, x, y, ...rest } } function B(b) { jsx(A, { x: b, z: b }) }',
  ],
  [
    'what a use spreads is passed where it can be read',
    'function A({ x, y }) { return [x, y] } function B(b) { const shared = { x: b }; return jsx(A, { ...shared }) }',
    'function A({ x }) {const y = void 0; return [x, y] } function B(b) { const shared = { x: b }; return jsx(A, { ...shared }) }',
  ],
])('%s', (_, code, expected) => {
  // A use counts where a function makes it.
  const wrap = (text: string) =>
    text.includes('function B') ? text : text.replace(/ jsx\(A.*$/, ' function B() {$&}')
  expect(lines(withoutUnusedProps(wrap(code)))).toBe(lines(wrap(expected)))
})

it.each([
  'function A({ x }) { return x } function B(b) { jsx(A, { ...b }) }',
  'function A({ x }) { return x } function B(b) { jsx(A, { y: 1 }); return A }',
  'function A({ x }) { return x } class B { view() { jsx(A, { y: 1 }) } }',
  'function A(props) { const { x } = props; return [x, props] } function B(b) { jsx(A, { y: 1 }) }',
])('leaves alone what it cannot read: %s', (code) => {
  expect(withoutUnusedProps(code)).toBe(code)
})

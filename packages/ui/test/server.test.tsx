// @vitest-environment node
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ConvocaTheme } from '../src/theme/ConvocaTheme.tsx'
import { components } from './components/index.ts'

it('has no window here, nor a document', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined'])
})

// The contract suite runs in jsdom, where a component that asks for the window as it renders finds one.
it.each(components)('$name renders where there is no browser', ({ component, props }) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const drawn = createElement(component as never, props as never)
  expect(() => renderToString(createElement(ConvocaTheme, null, drawn))).not.toThrow()
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

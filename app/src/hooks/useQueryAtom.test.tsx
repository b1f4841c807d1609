import { atom } from 'jotai'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useQueryAtom } from './useQueryAtom.ts'

/** Renders the hook once for each of the params, as the renders of one component. */
function renderHook(renders: readonly object[]) {
  const created: object[] = []
  const createAtom = (params: object) => {
    created.push(params)
    return atom(JSON.stringify(params))
  }
  function Probe() {
    const [render, setRender] = useState(0)
    const value = useQueryAtom(createAtom, renders[render] ?? {})
    if (render < renders.length - 1) setRender(render + 1)
    return value
  }
  return { created, html: renderToString(<Probe />) }
}

test('params that are equal but not identical keep the atom', () => {
  const { created } = renderHook([
    { search: 'ana', page: 1 },
    { page: 1, search: 'ana' },
  ])
  expect(created).toHaveLength(1)
})

test('other params are another atom', () => {
  const { created, html } = renderHook([{ page: 1 }, { page: 2 }])
  expect(created).toEqual([{ page: 1 }, { page: 2 }])
  expect(html).toContain('2')
})

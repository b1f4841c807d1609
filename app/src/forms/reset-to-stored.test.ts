import { FormApi } from '@tanstack/react-form'
import { expect, test } from 'vitest'
import { resetToStored } from './reset-to-stored.ts'

const sent = { name: ' Raio ', tag: 'raio' }
const stored = { name: 'Raio', tag: 'RAIO' }

function open(typed: Partial<typeof sent>) {
  const form = new FormApi({ defaultValues: sent })
  form.mount()
  const now = { ...sent, ...typed }
  if (now.name !== sent.name) form.setFieldValue('name', now.name)
  if (now.tag !== sent.tag) form.setFieldValue('tag', now.tag)
  return form
}

test('what was stored is shown where nothing has been typed since', () => {
  const form = open({})
  resetToStored(form, sent, stored)
  expect(form.state.values).toEqual(stored)
})

test('what has been typed since stays, field by field, also when what was stored is read anew', () => {
  const form = open({ name: 'Raio Azul' })
  resetToStored(form, sent, stored)
  expect(form.state.values).toEqual({ name: 'Raio Azul', tag: 'RAIO' })
  form.update({ defaultValues: { ...stored } })
  expect(form.state.values.name).toBe('Raio Azul')
})

test('a field that was emptied meanwhile stays empty', () => {
  const form = open({ tag: '' })
  resetToStored(form, sent, stored)
  expect(form.state.values).toEqual({ name: 'Raio', tag: '' })
})

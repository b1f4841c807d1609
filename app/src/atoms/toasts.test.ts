import { AbortedError, ConvocaError } from '@convoca/sdk/core'
import { afterEach, expect, test, vi } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import { showErrorAtom, toastQueueAtom } from './toasts.ts'
import type { RunToasts } from './toasts.ts'

const openStore = mockApi()
const internalError = new ConvocaError({ code: 'INTERNAL_ERROR', message: 'boom', status: 500 })

afterEach(() => {
  vi.restoreAllMocks()
})

/** Shows the error of a write, and returns the messages of its toasts and what was logged. */
async function fail(toasts: RunToasts, error: Error = internalError) {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  const store = openStore()
  store.set(showErrorAtom, error, toasts.failure)
  return {
    messages: store.get(toastQueueAtom).toasts.map(({ message }) => message),
    logged: logged.mock.calls.map(([first]: unknown[]) => first),
  }
}

test('a 500 without a documented text is logged and not shown', async () => {
  expect(await fail({ done: { title: 'Sucesso' } })).toEqual({ messages: [], logged: [internalError] })
})

test('a call that was cancelled is neither shown nor logged: nobody waits for it', async () => {
  const cancelled = new AbortedError({ code: 'ABORTED', message: 'all calls were cancelled' })
  expect(await fail({ failure: 'Erro ao excluir convite.' }, cancelled)).toEqual({ messages: [], logged: [] })
})

test('a documented failure text shows for a 500', async () => {
  const { messages } = await fail({ failure: 'Erro ao excluir convite.' })
  expect(messages).toEqual(['Erro ao excluir convite.'])
})

test('an action cannot bring a failure text that is not documented', () => {
  // @ts-expect-error -- the type names the documented texts
  const toasts: RunToasts = { failure: 'Não foi possível mudar o patrocinador.' }
  expect(toasts).toBeDefined()
})

test('an error with a text of its own shows it, with or without a documented failure text', async () => {
  const refusal = new ConvocaError({ code: 'FORBIDDEN', message: 'no', status: 403 })
  const text = 'Você não tem permissão para realizar esta ação'
  expect((await fail({}, refusal)).messages).toEqual([text])
  expect((await fail({ failure: 'Erro ao excluir convite.' }, refusal)).messages).toEqual([text])
})

import { expect, test } from 'vitest'
import { type CommunicationValues, communicationSchema, toCommunicationInput } from './communication.ts'

const notice: CommunicationValues = {
  kind: 'INFO',
  recipientId: '',
  title: 'Treino de hoje',
  body: 'Começamos às 20h.',
}

const messages = (values: Partial<CommunicationValues>) =>
  Object.fromEntries(
    (communicationSchema.safeParse({ ...notice, ...values }).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path[0], message]),
  )

test('reports every empty field', () => {
  expect(messages({ title: ' ', body: '' })).toEqual({
    title: 'Campo obrigatório',
    body: 'Campo obrigatório',
  })
})

test('a private one requires a recipient, and may contain profanity', () => {
  const rude = { body: 'Seu merda.' }
  expect(messages({ kind: 'PRIVATE' })).toEqual({ recipientId: 'Escolha quem vai receber' })
  expect(messages({ ...rude, title: 'Que merda' })).toEqual({
    title: 'O campo Título contém a palavra inapropriada "merda"',
    body: 'O campo Mensagem contém a palavra inapropriada "merda"',
  })
  expect(messages({ ...rude, kind: 'PRIVATE', recipientId: 'u-2' })).toEqual({})
})

test('the request has a recipient only when it is private', () => {
  expect(toCommunicationInput({ ...notice, recipientId: 'u-2' })).toEqual({
    title: 'Treino de hoje',
    body: 'Começamos às 20h.',
    messageType: 'INFO',
    isGlobal: true,
    recipientId: null,
  })
  expect(toCommunicationInput({ ...notice, kind: 'PRIVATE', recipientId: 'u-2' })).toMatchObject({
    isGlobal: false,
    recipientId: 'u-2',
  })
})

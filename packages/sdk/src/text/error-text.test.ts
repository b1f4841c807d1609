import { expect, test } from 'vitest'
import { errorText, fieldErrorTexts, serverMessage, visibleMessage } from './error-text.ts'

const http = (status: number, message: string | string[], code?: string) => ({
  status,
  code,
  problem: { message },
})

// The rows of the table in docs/product.md#error-texts.
test.each([
  ['network failure', { code: 'NETWORK_FAILURE' }, 'Problema de conexão. Verifique sua internet.'],
  ['503', http(503, 'down'), 'Tivemos um problema. Contate o suporte.'],
  ['503 with code', http(503, 'down', 'SERVICE_UNAVAILABLE'), 'Tivemos um problema. Contate o suporte.'],
  ['401', http(401, 'x'), 'Não Autenticado'],
  ['401 with code', http(401, 'x', 'UNAUTHENTICATED'), 'Não Autenticado'],
  ['400 must be', http(400, 'page must be a number'), 'page must be a number'],
  ['400 invalid', http(400, ['Invalid page', 'other']), 'Invalid page'],
  [
    '400 must be, known code',
    http(400, 'page must be', 'VALIDATION_FAILED'),
    'Verifique os campos e tente novamente.',
  ],
  ['400 other', http(400, 'no good', 'VALIDATION_FAILED'), null],
  ['400 without words', http(400, 'bad request'), null],
  ['403', http(403, 'x', 'FORBIDDEN'), 'Você não tem permissão para realizar esta ação'],
  ['404 not found', http(404, 'Resource not found', 'NOT_FOUND'), 'Recurso não encontrado.'],
  ['404 não encontrado', http(404, 'Time não encontrado'), 'Time não encontrado'],
  ['404 other', http(404, 'gone'), null],
  ['500', http(500, 'boom', 'INTERNAL_ERROR'), null],
  ['500 without code', http(500, 'boom'), null],
  ['418', http(418, 'invalid teapot'), null],
  ['aborted', { code: 'ABORTED' }, null],
  ['malformed', { code: 'MALFORMED_RESPONSE' }, null],
  ['a duplicate tag', http(409, 'tag taken', 'TEAM_TAG_TAKEN'), 'Já existe um time com esta tag.'],
  ['wrong password', http(401, 'x', 'INVALID_CREDENTIALS'), 'E-mail ou senha inválidos.'],
  ['expired session', http(401, 'x', 'TOKEN_EXPIRED'), 'Sua sessão expirou. Entre novamente.'],
  [
    'a second payment',
    http(409, 'x', 'PAYMENT_ALREADY_EXISTS'),
    'Já existe um pagamento para este item. Entre em contato com o suporte.',
  ],
  ['no valid CPF', http(409, 'x', 'CPF_INVALID'), 'Adicione um CPF válido nas configurações do usuário.'],
  ['a stranger', 'text', null],
  ['nothing', undefined, null],
])('%s', (_name, error, message) => {
  expect(visibleMessage(error)).toEqual(message === null ? null : { title: 'Erro', message })
})

test('takes the first message of the response, else the error’s own, else the fallback', () => {
  expect(serverMessage({ problem: { message: ['a', 'b'] }, message: 'own' })).toBe('a')
  expect(serverMessage({ problem: { message: [] }, message: 'own' })).toBe('own')
  expect(serverMessage({})).toBe('Ocorreu um erro')
})

test('falls back for an unknown code, also when it is named like a built-in', () => {
  expect(errorText('TEAM_NOT_FOUND')).toBe('Time não encontrado.')
  expect(errorText({ code: 'toString' })).toBe('Ocorreu um erro')
  expect(errorText(null)).toBe('Ocorreu um erro')
})

test('returns the first message of each field', () => {
  expect(
    fieldErrorTexts([
      { path: 'nick', code: 'TAKEN' },
      { path: 'nick', code: 'TOO_LONG' },
      { path: 'cpf', code: 'INVALID_VALUE' },
    ]),
  ).toEqual({ nick: 'Já está em uso', cpf: 'Valor inválido' })
})

test.each([
  ['applyToTeam', 'USER_ALREADY_INVITED', 'Você já tem um convite ou uma candidatura aberta neste time.'],
  ['applyToTeam', 'ALREADY_IN_TEAM', 'Você já faz parte deste time.'],
  ['joinByLink', 'ALREADY_IN_TEAM', 'Você já faz parte deste time.'],
  ['invitePlayers', 'USER_ALREADY_INVITED', 'Este jogador já foi convidado.'],
  ['sendInvitations', 'ALREADY_IN_TEAM', 'Este jogador já faz parte do time.'],
  [undefined, 'USER_ALREADY_INVITED', 'Este jogador já foi convidado.'],
  ['constructor', 'ALREADY_IN_TEAM', 'Este jogador já faz parte do time.'],
])('%s: %s speaks to whom it is about', (operation, code, text) => {
  const error = { ...http(409, 'x', code), operation }
  expect([errorText(error), visibleMessage(error)?.message]).toEqual([text, text])
})

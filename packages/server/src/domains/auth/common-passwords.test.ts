import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'senha123',
  'SENHA@2026',
  'minhasenha',
  '12345678',
  '123456789',
  '87654321',
  '11111111',
  'aaaaaaaa',
  'abcabcabc',
  'abcdefgh',
  'qwertyui',
  'qwerty123',
  'asdfghjkl',
  '1q2w3e4r',
  '1qaz2wsx',
  'flamengo1981',
  'Corinthians!',
  'brasil2026',
  'iloveyou1',
  'teamo123',
  'jesus123',
  'deusefiel',
  '31122001',
  '2001-03-14',
  'São Paulo1'.replace(' ', ''),
  'valorant99',
])('refuses %s', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'onca-pintada-2026',
  'capivara-no-telhado-42',
  'tres tigres tristes',
  'Xk9#mQ2$vL',
  'senha-que-ninguem-usa',
  'computador-quantico-azul',
])('takes %s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('refuses what is made of the own nick or e-mail', () => {
  expect(isCommonPassword('Relampago99', ['relampago', 'ana.souza@convoca.example'])).toBe(true)
  expect(isCommonPassword('ana.souza1', ['relampago', 'ana.souza@convoca.example'])).toBe(true)
  expect(isCommonPassword('Relampago99', ['outra', 'outra@convoca.example'])).toBe(false)
})

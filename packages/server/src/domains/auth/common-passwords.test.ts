import { readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { dictionary } from '@zxcvbn-ts/language-common'
import { RegisterInput } from '@convoca/sdk/limits'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const file = new URL('common-passwords.txt.gz', import.meta.url)
const mostUsed = dictionary['passwords-common']

test('refuses each of the 10,000 most used passwords', () => {
  const longEnough = mostUsed
    .slice(0, 10_000)
    .filter((password) => password.length >= RegisterInput.password.min)
  expect(longEnough.length).toBeGreaterThan(3000)
  expect(longEnough.filter((password) => !isCommonPassword(password))).toEqual([])
})

test('keeps the list of zxcvbn-ts in less than 100 kB', () => {
  const kept = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  expect(kept).toEqual(mostUsed.slice(0, kept.length))
  expect(statSync(file).size).toBeLessThan(100_000)
})

const wellKnown = `
  qwertyuiop qwer1234 1q2w3e4r5t zaq12wsx q1w2e3r4 asdf1234 abcd1234 abc12345 a1b2c3d4 aa123456 qwe12345 qweasd123 letmein1 dragon123
  monkey123 superman1 trustno1 sunshine1 princess1 Admin@123 administrator changeme1 P@$$w0rd pa55word l3tm31n1 102030405060 10203040
  123321123 147258369 789456123 11223344 12341234 Senha123 Senha@123 s3nh4123 123mudar Mudar@123 novasenha1 Brasil@2024 gabriel123
  guilherme1 eduarda2010 Matheus@12 familia123 vitoria2025 jesusteamo princesa1 gatinha123 sucesso2024 Saudade1 palmeiras1 vasco1898
  Gremio1903 mengao10 minecraft1 freefire123 valorant1 convoca2026 naruto123`

test.each([
  ...wellKnown.trim().split(/\s+/),
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

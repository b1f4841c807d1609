import { expect, test } from 'vitest'
import { isEmail, isLookalikeEmail, toAsciiEmail } from './email.ts'

test.each(['ana@exemplo.com.br', 'a.b+c@x-y.io', "o'neil@exemplo.com"])('accepts the e-mail %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  'ana',
  'ana@',
  '@x.com',
  'ana@x',
  'a@b@c.com',
  'ana @x.com',
  'ana@-x.com',
  'ana@x..com',
  '.ana@x.com',
  'a..b@x.com',
  `${'a'.repeat(250)}@x.com`,
])('rejects the e-mail %s', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each([
  ['joao@ação.com.br', 'joao@xn--ao-siap.com.br'],
  ['joao@xn--ao-siap.com.br', 'joao@xn--ao-siap.com.br'],
  ['joao@AÇÃO.com.br', 'joao@xn--ao-siap.com.br'],
  ['joao@ac\u0327a\u0303o.com.br', 'joao@xn--ao-siap.com.br'],
  ['Joao@Convoca.Example', 'Joao@convoca.example'],
  ['joao＠ａçãｏ．com．br', 'joao@xn--ao-siap.com.br'],
  ['joao@\u200eação.com.br\u2060', 'joao@xn--ao-siap.com.br'],
  ['ana@são-paulo.example', 'ana@xn--so-paulo-rza.example'],
  ['ana@müller.de', 'ana@xn--mller-kva.de'],
  ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
  ['ana@例え.テスト', 'ana@xn--r8jz45g.xn--zckzah'],
  ['ana@例え。jp', 'ana@xn--r8jz45g.jp'],
  ['ana@παράδειγμα.gr', 'ana@xn--hxajbheg2az3al.gr'],
])('%s is sent to %s', (typed, ascii) => {
  expect(toAsciiEmail(typed)).toBe(ascii)
  expect(isEmail(typed)).toBe(true)
})

test.each([
  'joão@exemplo.com.br',
  'ana@xn--.com',
  'ana@ação',
  'ana@-ação.com',
  'ana@a_ção.com',
  'ana@ação..com',
  'ana@a%C3%A7.com',
  'ana@ação.com:25',
  'ana@ação.com/x',
  'ana@[127.0.0.1]',
  'ana@１２７.0.0.1',
  'ana@♥.com',
  'ana@\u0301a.com',
  `ana@${'ç'.repeat(64)}.com`,
  `ana@${`${'çãé'.repeat(11)}.`.repeat(6)}com`,
])('%s is no address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each([
  ['a Cyrillic a', 'ana@p\u0430ypal.com'],
  ['only Cyrillic letters that look Latin', 'ana@аррӏе.com'],
  ['a Greek o', 'ana@g\u03bfogle.com'],
  ['a Turkish dotless i', 'ana@gma\u0131l.com'],
  ['digits of another script', 'ana@go\u09e6gle.com'],
  ['a phonetic letter', 'ana@\u0251pple.com'],
  ['a mark over a letter that has none', 'ana@g\u0338oogle.com'],
])('a domain with %s is one that can be taken for another', (_name, text) => {
  expect(isLookalikeEmail(text) || toAsciiEmail(text) === null).toBe(true)
  expect(isEmail(text)).toBe(false)
})

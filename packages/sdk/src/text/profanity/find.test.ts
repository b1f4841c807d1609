import { describe, expect, test } from 'vitest'
import { findProfanity, findProfanityInUrl, profanityMessage, profanityUrlMessage } from './find.ts'

describe('innocent words', () => {
  const innocent = [
    'Computador FC',
    'Cuiabá',
    'CUIABA',
    'disputa',
    'A disputa dos deputados pela reputação',
    'deputado',
    'reputação',
    'computadores',
    'Scunthorpe United',
    'Análise do canal banal',
    'São Paulo',
    'pica-pau',
    'Pinto da Silva',
    'cágado',
    'Cubatão, Curitiba e Itacuruçá',
    'pôr no time, por no máximo',
    'kkkkkk que jogada',
    'Níger e Nigéria',
    'A S U N',
    'M4A1 e AK-47, C4 plantada, CS2',
    'Time *Oficial* de *Valorant*',
    'rapé',
    'Takeshita',
    'Ass. Atlética',
    'sex 20/11 às 19h',
    'Porrada',
    'abundante',
    'Recuperação',
    'Acumulado, oculto, círculo',
    'Vascular, escuro, segura',
    'Vamos às 18h, 100% focados!!!',
    'xXDragaoXx',
    'ana_sp',
    'Buzina, discussão, percussão',
    'Escrita, assunto, passar, massa, classe',
    'Portaria do pornichê',
    'Time do Bairro de Bocaiúva',
    'e o a e i o u',
    'Mandacaru',
    'Fodor',
    'Titã, Titans, Titanic',
    'Dickens',
    'Shitake',
    'Hancock',
    'Kiko, Kika e Kaká',
    'computaria, disputaria, amputaria, reputaria',
    'Anais do congresso, Anaís',
    'bocal da mangueira, tufos de grama',
    'Peladão de Manaus',
    'Maine Coon',
    'PPC',
    '01989d2e-1fa6-7c11-9a55-2f4f0fa69d01',
    'TNC Predator',
    'desviadinho, enviadinho',
    'Não toleramos racistas',
    'Putinga e Cuzco',
  ]
  test.each(innocent)('%s passes', (text) => {
    expect(findProfanity(text)).toBeNull()
  })
})

describe('inappropriate words', () => {
  const hidden: [string, string][] = [
    ['puta', 'puta'],
    ['PUTA', 'puta'],
    ['Putas', 'putas'],
    ['pútà', 'puta'],
    ['pu\u200bta', 'puta'],
    ['p\u00aduta', 'puta'],
    ['pυtа', 'puta'],
    ['p u t a', 'puta'],
    ['p.u.t.a', 'puta'],
    ['p-u-t-a', 'puta'],
    ['p_u_t_a', 'puta'],
    ['os p u t a s', 'putas'],
    ['puuuutaaa', 'puta'],
    ['put4', 'puta'],
    ['pu7a', 'puta'],
    ['put@', 'puta'],
    ['p*ta', 'puta'],
    ['puta123', 'puta'],
    ['xXputaXx', 'puta'],
    ['TimePutaBrava', 'puta'],
    ['pu.ta', 'puta'],
    ['ｐｕｔａ', 'puta'],
    ['𝐩𝐮𝐭𝐚', 'puta'],
    ['c4r4lh0', 'caralho'],
    ['karalho', 'caralho'],
    ['Time do Caralho!', 'caralho'],
    ['timedocaralho', 'caralho'],
    ['caralhões', 'caralhoes'],
    ['foda-se', 'foda'],
    ['phoda', 'foda'],
    ['p!roca', 'piroca'],
    ['m3rda', 'merda'],
    ['p0rr4', 'porra'],
    ['bo$ta', 'bosta'],
    ['CU', 'cu'],
    ['vai tomar no cu', 'cu'],
    ['fdp', 'fdp'],
    ['Fuck', 'fuck'],
    ['fuuuck', 'fuck'],
    ['sh1t', 'shit'],
    ['n1gg3r', 'nigger'],
    ['(puta)', 'puta'],
    ['cuzão', 'cuzao'],
    ['imbecis', 'imbecis'],
  ]
  test.each(hidden)('%s is found as %s', (text, word) => {
    expect(findProfanity(text)).toBe(word)
  })
})

test('checks host and path of a URL', () => {
  expect(findProfanityInUrl('https://www.pornhub.com/')).toBe('pornhub')
  expect(findProfanityInUrl('https://example.com/a/p%75ta')).toBe('puta')
  expect(findProfanityInUrl('exemplo.com/merda')).toBe('merda')
  expect(findProfanityInUrl('https://cuiaba.gov.br/computador')).toBeNull()
})

test('uses the documented messages', () => {
  expect(profanityMessage('nome', 'puta')).toBe('O campo nome contém a palavra inapropriada "puta"')
  expect(profanityUrlMessage('site', 'puta')).toBe('A URL no campo site contém a palavra inapropriada "puta"')
})

test('is fast for long texts', () => {
  const text = 'Somos um time de São Paulo que joga aos sábados. '.repeat(40)
  const start = performance.now()
  for (let round = 0; round < 20; round++) findProfanity(text)
  expect((performance.now() - start) / 20).toBeLessThan(50)
})

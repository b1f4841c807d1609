import { describe, expect, test } from 'vitest'
import { DomainError } from '../../errors.ts'
import { checkTeamTexts } from './rules.ts'

const good = { name: 'Trovão Esports', teamTag: 'trv', description: 'Treinos de segunda a quinta.' }

function refusal(input: Partial<typeof good>): string[] {
  try {
    checkTeamTexts({ ...good, ...input })
  } catch (error) {
    if (error instanceof DomainError) return error.fieldErrors.map((field) => `${field.path} ${field.code}`)
    throw error
  }
  return []
}

describe('texts of a team', () => {
  test('store the tag in capitals and the name without what cannot be seen', () => {
    expect(checkTeamTexts({ ...good, name: '  Trova\u0303o   Esports\u200b ' })).toEqual({
      name: 'Trovão Esports',
      teamTag: 'TRV',
      description: good.description,
    })
  })

  test('count lengths of what can be seen', () => {
    expect(refusal({ name: 'ab\u200b\u200b' })).toEqual(['name TOO_SHORT'])
    expect(refusal({ description: 'oi \u200b\u200b\u2800\u2060 \n\n \u200b' })).toEqual([
      'description TOO_SHORT',
    ])
  })

  test.each([
    ['name', 'Time de merda'],
    ['name', 'T1me da p.u.t.a'],
    ['teamTag', 'puta'],
    ['description', 'Somos todos uns p u t o s mesmo'],
  ])('refuse an offensive %s: %s', (field, text) => {
    expect(refusal({ [field]: text })).toEqual([`${field} PROFANITY`])
  })

  test.each(['Computador FC', 'Cuiabá Legends', 'Reputação', 'Disputa Total', 'Deputados'])(
    'accept the innocent name %s',
    (name) => {
      expect(refusal({ name })).toEqual([])
    },
  )
})

import { describe, expect, test } from 'vitest'
import { DomainError } from '../../errors.ts'
import { checkTeamTexts, may, permissionsOf, rolesUnder, startingColours, type TeamRole } from './rules.ts'

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

describe('permissions', () => {
  const granted = (role: TeamRole) =>
    Object.entries(permissionsOf(role))
      .filter(([, allowed]) => allowed)
      .map(([ability]) => ability)

  test('give the owner everything but leaving', () => {
    const all = Object.keys(permissionsOf('OWNER'))
    expect(granted('OWNER')).toEqual(all.filter((ability) => ability !== 'leave'))
  })

  test('keep deleting, handing over and making managers from the manager', () => {
    const all = Object.keys(permissionsOf('OWNER'))
    const kept = ['deleteTeam', 'transferTeam', 'promoteManager']
    expect(granted('MANAGER')).toEqual(all.filter((ability) => !kept.includes(ability)))
  })

  test('let coach and captain run schedules and communications', () => {
    expect(granted('COACH')).toEqual(['manageSchedules', 'communicate', 'readInner', 'leave'])
    expect(granted('CAPTAIN')).toEqual([
      'manageSchedules',
      'communicate',
      'enterChampionships',
      'readInner',
      'leave',
    ])
  })

  test('let players read and leave', () => {
    expect(granted('PLAYER')).toEqual(['readInner', 'leave'])
    expect(may('PLAYER', 'invite')).toBe(false)
  })
})

describe('texts of a team', () => {
  test('store the tag in capitals and the name normalised', () => {
    expect(checkTeamTexts({ ...good, name: '  Ｔｒｏｖão   Esports\u200b ' })).toEqual({
      name: 'Trovão Esports',
      teamTag: 'TRV',
      description: good.description,
    })
  })

  test('count lengths after normalising', () => {
    expect(refusal({ name: 'ab\u200b\u200b' })).toEqual(['name TOO_SHORT'])
    expect(refusal({ name: 'ﷺ'.repeat(4) })).toEqual(['name TOO_LONG'])
    expect(refusal({ description: 'oi         \u200b' })).toEqual(['description TOO_SHORT'])
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

test('gives a tag the same colours every time', () => {
  expect(startingColours('TRV')).toEqual(startingColours('TRV'))
  const kinds = new Set(
    ['TRV', 'ONCA', 'SBIA', 'KRKN', 'CRPR', 'AUAU'].map((tag) => startingColours(tag).primary),
  )
  expect(kinds.size).toBeGreaterThan(2)
})

test('nobody gives or takes OWNER, and a manager has no power over managers', () => {
  expect(rolesUnder('OWNER')).toEqual(['MANAGER', 'COACH', 'CAPTAIN', 'PLAYER'])
  expect(rolesUnder('MANAGER')).toEqual(['COACH', 'CAPTAIN', 'PLAYER'])
  for (const role of ['COACH', 'CAPTAIN', 'PLAYER'] as const) expect(rolesUnder(role)).toEqual([])
})

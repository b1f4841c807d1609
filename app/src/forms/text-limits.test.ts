import document from '@convoca/sdk/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { z } from 'zod'
import { atLeast, atMost } from './text-limits.ts'

/** The part of the contract that a form writes; a reason for those that have no free text. */
const inputs: Readonly<Record<string, string | { reason: string }>> = {
  achievementSchema: 'AchievementInput',
  applicationSchema: 'ApplicationInput',
  badgeSchema: 'BadgeInput',
  championshipSchema: 'ChampionshipInput',
  communicationSchema: 'CommunicationInput',
  emailChangeSchema: { reason: 'an address, which has a form' },
  equipmentSchema: 'EquipmentInput',
  eventSchema: 'EventInput',
  firstPasswordSchema: 'FirstPasswordInput',
  gameSchema: 'GameInput',
  giftSchema: 'GiftInput',
  partnerSiteSchema: 'PartnerSiteInput',
  passwordChangeSchema: 'PasswordChangeInput',
  passwordResetSchema: 'NewPasswordInput',
  pixKeySchema: { reason: 'a key, which has the form of its type' },
  profileSchema: 'ProfileInput',
  registerSchema: 'RegisterInput',
  scheduleSchema: 'ScheduleInput',
  socialRegistrationSchema: 'SocialRegistrationInput',
  sponsorSchema: 'SponsorInput',
  teamSchema: 'TeamInput',
  teamSettingsSchema: 'TeamInput',
  vacancySchema: 'VacancyInput',
}

const modules = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true })
const schemas = Object.entries(modules)
  .filter(([file]) => !file.endsWith('.test.ts'))
  .flatMap(([, exported]) => Object.entries(exported))
  .filter(([name, value]) => name.endsWith('Schema') && value instanceof z.ZodType)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A property of the contract by the name that the form or the request has. */
function limitOf(input: string, field: string): number | undefined {
  const all: Record<string, unknown> = document.components.schemas
  const schema = all[input]
  const properties = isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {}
  const snake = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const property = properties[field] ?? properties[snake]
  const max = isRecord(property) && property['format'] !== 'idn-email' ? property['maxLength'] : undefined
  return typeof max === 'number' ? max : undefined
}

const shapeOf = (schema: unknown) => (schema instanceof z.ZodObject ? schema.shape : {})

const cases = schemas.flatMap(([name, schema]) => {
  const input = inputs[name]
  if (typeof input !== 'string') return []
  return Object.entries<unknown>(shapeOf(schema)).flatMap(([field, part]) => {
    const max = limitOf(input, field)
    return max === undefined || !(part instanceof z.ZodType) ? [] : [{ name, field, part, max }]
  })
})

/** The refusals of a text that is too long. */
const refusals = (part: z.ZodType, text: string) =>
  (part.safeParse(text).error?.issues ?? [])
    .map(({ message }) => message)
    .filter((each) => /máximo/i.test(each))

test('every form is compared with the contract', () => {
  expect(schemas.map(([name]) => name).toSorted()).toEqual(Object.keys(inputs).toSorted())
  expect(cases.length).toBeGreaterThan(30)
})

test.each(cases)('$name counts the characters of $field as the server does, up to $max', ({ part, max }) => {
  for (const character of ['a', '😀', 'ç', '字']) {
    expect(refusals(part, character.repeat(max))).toEqual([])
    expect(refusals(part, character.repeat(max + 1))).toHaveLength(1)
  }
})

test('a least length counts what can be seen', () => {
  const schema = z.string().superRefine(atLeast(3, 'curto')).superRefine(atMost(4, 'longo'))
  const said = (text: string) => schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []
  for (const short of ['😀😀', 'a\u200b\u200bb', '👍🏽'.slice(0, 2), 'a  b'.slice(0, 2)])
    expect(said(short)).toEqual(['curto'])
  for (const right of ['abc', '😀😀😀', '字字字字']) expect(said(right)).toEqual([])
  expect(said('😀😀😀😀😀')).toEqual(['longo'])
})

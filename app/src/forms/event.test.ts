import { expect, test } from 'vitest'
import { eventSchema, toEventInput } from './event.ts'
import type { EventValues } from './event.ts'

const event: EventValues = {
  context: 'community',
  title: '  Encontro de capitãs ',
  description: 'Uma conversa.',
  startsAt: '2090-03-01T19:30',
  endsAt: '2090-03-01T20:30',
  place: '',
  address: ' ',
  link: 'https://meet.example/sala',
}
const errorsOf = (given: Partial<EventValues>) =>
  eventSchema.safeParse({ ...event, ...given }).error?.issues.map(({ path, message }) => [path[0], message])

test('an event becomes its request', () => {
  expect(toEventInput(event)).toEqual({
    title: 'Encontro de capitãs',
    description: 'Uma conversa.',
    starts_at: new Date('2090-03-01T19:30').toISOString(),
    ends_at: new Date('2090-03-01T20:30').toISOString(),
    place: null,
    address: null,
    link: 'https://meet.example/sala',
  })
})

test.each<[Partial<EventValues>, string, string]>([
  [{ context: '' }, 'context', 'Tipo obrigatório'],
  [{ context: 'championship' }, 'context', 'Tipo obrigatório'],
  [{ title: ' ' }, 'title', 'Nome obrigatório'],
  [{ title: 'ab' }, 'title', 'O nome deve ter no mínimo 3 caracteres'],
  [{ description: '' }, 'description', 'Descrição obrigatória'],
  [{ startsAt: '' }, 'startsAt', 'Início obrigatório'],
  [{ endsAt: '2090-03-01T19:30' }, 'endsAt', 'O fim deve ser depois do início'],
  [{ endsAt: '2090-03-16T19:31' }, 'endsAt', 'O evento deve durar no máximo 14 dias'],
  [{ startsAt: '2020-03-01T19:30', endsAt: '2020-03-01T20:30' }, 'endsAt', 'O fim já passou'],
  [{ link: '' }, 'place', 'Diga o local ou o link'],
  [{ place: ' ', link: '' }, 'place', 'Diga o local ou o link'],
  [{ link: 'http://meet.example' }, 'link', 'O link deve começar com https://'],
  [{ address: 'x'.repeat(201) }, 'address', 'Endereço: use no máximo 200 caracteres'],
])('refuses %o', (given, path, message) => {
  expect(errorsOf(given)?.[0]).toEqual([path, message])
})

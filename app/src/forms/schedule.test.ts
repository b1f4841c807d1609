import { expect, test } from 'vitest'
import { emptySchedule, scheduleSchema, toScheduleInput } from './schedule.ts'

const training = {
  ...emptySchedule,
  title: ' Treino tático ',
  type: 'TRAINING' as const,
  startsAt: '2026-11-24T20:00',
  endsAt: '2026-11-24T22:00',
  weekly: true,
  memberIds: ['m-1'],
}

test('an event is sent with instants, and empty texts as null', () => {
  expect(toScheduleInput(training)).toEqual({
    title: 'Treino tático',
    description: null,
    type: 'TRAINING',
    starts_at: new Date('2026-11-24T20:00').toISOString(),
    ends_at: new Date('2026-11-24T22:00').toISOString(),
    location: null,
    url: null,
    recurrence: 'WEEKLY',
    memberIds: ['m-1'],
  })
})

test.each([
  [{ title: ' ' }, 'title', 'Título obrigatório'],
  [{ title: 'ab' }, 'title', 'O título deve ter no mínimo 3 caracteres'],
  [{ type: '' as const }, 'type', 'Tipo obrigatório'],
  [{ startsAt: '' }, 'startsAt', 'Início obrigatório'],
  [{ endsAt: '' }, 'endsAt', 'Fim obrigatório'],
  [{ endsAt: training.startsAt }, 'endsAt', 'O fim deve ser depois do início'],
  [{ endsAt: '2026-12-24T22:00' }, 'endsAt', 'O evento deve durar no máximo 7 dias'],
  [{ url: 'http://example.com' }, 'url', 'O link deve começar com https://'],
  [{ url: 'https://' }, 'url', 'Endereço inválido'],
  [{ title: 'Que merda' }, 'title', 'O campo Título contém a palavra inapropriada "merda"'],
  [{ url: 'https://merda.example' }, 'url', 'A URL no campo Link contém a palavra inapropriada "merda"'],
  [{ url: 'https://example.com/merda' }, 'url', 'A URL no campo Link contém a palavra inapropriada "merda"'],
])('rejects %o at its field', (change, path, message) => {
  const { error } = scheduleSchema.safeParse({ ...training, ...change })
  expect(error?.issues[0]).toMatchObject({ path: [path], message })
})

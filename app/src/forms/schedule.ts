import { MAX_SCHEDULE_LENGTH } from '@convoca/sdk/rules'
import * as limits from '@convoca/sdk/limits'
import { isSecureUrl } from '@convoca/sdk/text'
import type { ScheduleType } from '@convoca/ui/app'
import { z } from 'zod'
import { noProfanity, noProfanityInUrl } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

/** The text of a date field, in the user's time zone; empty while incomplete. */
const moment = (missing: string) => z.string().refine((text) => !Number.isNaN(Date.parse(text)), missing)

/** An event of a team (docs/product.md#schedules). Empty optional fields are sent as null. */
export const scheduleSchema = z
  .object({
    title: z
      .string()
      .trim()
      .min(1, 'Título obrigatório')
      .superRefine(lengthOf('O título deve', limits.ScheduleInput.title))
      .superRefine(noProfanity('Título')),
    description: z
      .string()
      .trim()
      .superRefine(lengthOf('A descrição deve', limits.ScheduleInput.description))
      .superRefine(noProfanity('Descrição')),
    type: z.custom<ScheduleType | ''>().refine((type) => type !== '', 'Tipo obrigatório'),
    startsAt: moment('Início obrigatório'),
    endsAt: moment('Fim obrigatório'),
    location: z
      .string()
      .trim()
      .superRefine(lengthOf('O local deve', limits.ScheduleInput.location))
      .superRefine(noProfanity('Local')),
    url: z
      .string()
      .trim()
      .superRefine(lengthOf('O link deve', limits.ScheduleInput.url))
      .refine((text) => text === '' || text.startsWith('https://'), {
        error: 'O link deve começar com https://',
        abort: true,
      })
      .refine((text) => text === '' || isSecureUrl(text), 'Endereço inválido')
      .superRefine(noProfanityInUrl('Link')),
    weekly: z.boolean(),
    memberIds: z.array(z.string()).readonly(),
  })
  .superRefine(({ startsAt, endsAt }, context) => {
    const length = Date.parse(endsAt) - Date.parse(startsAt)
    if (length <= 0) {
      context.addIssue({ code: 'custom', path: ['endsAt'], message: 'O fim deve ser depois do início' })
    } else if (length > MAX_SCHEDULE_LENGTH) {
      context.addIssue({ code: 'custom', path: ['endsAt'], message: 'O evento deve durar no máximo 7 dias' })
    }
  })

export type ScheduleValues = z.input<typeof scheduleSchema>

export const emptySchedule: ScheduleValues = {
  title: '',
  description: '',
  type: '',
  startsAt: '',
  endsAt: '',
  location: '',
  url: '',
  weekly: false,
  memberIds: [],
}

const orNull = (text: string) => (text === '' ? null : text)

/** Maps the values to the request, with instants for local times. */
export function toScheduleInput(values: ScheduleValues) {
  const { title, type, description, location, url, weekly, memberIds, ...times } =
    scheduleSchema.parse(values)
  return {
    title,
    description: orNull(description),
    type,
    starts_at: new Date(times.startsAt).toISOString(),
    ends_at: new Date(times.endsAt).toISOString(),
    location: orNull(location),
    url: orNull(url),
    recurrence: weekly ? ('WEEKLY' as const) : ('NONE' as const),
    memberIds: [...memberIds],
  }
}

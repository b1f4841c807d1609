import { MAX_EVENT_LENGTH } from '@convoca/sdk/rules'
import * as limits from '@convoca/sdk/limits'
import { isSecureUrl } from '@convoca/sdk/text'
import type { Input } from '@convoca/sdk/core'
import type { EventContext } from '@convoca/ui/app'
import { z } from 'zod'
import { noProfanity, noProfanityInUrl } from './profanity.ts'
import { atMost, lengthOf } from './text-limits.ts'

/** The text of a date field, in the user's time zone; empty while incomplete. */
const moment = (missing: string) => z.string().refine((text) => !Number.isNaN(Date.parse(text)), missing)

const optional = (label: string, most: number) =>
  z
    .string()
    .trim()
    .superRefine(atMost(most, `${label}: use no máximo ${most} caracteres`))
    .superRefine(noProfanity(label))

/** A public event. Empty optional fields are sent as null. */
export const eventSchema = z
  .object({
    context: z
      .custom<EventContext | ''>()
      .refine((context) => context !== '' && context !== 'championship', 'Tipo obrigatório'),
    title: z
      .string()
      .trim()
      .min(1, 'Nome obrigatório')
      .superRefine(lengthOf('O nome deve', limits.EventInput.title))
      .superRefine(noProfanity('Nome')),
    description: z
      .string()
      .trim()
      .min(1, 'Descrição obrigatória')
      .superRefine(lengthOf('A descrição deve', limits.EventInput.description))
      .superRefine(noProfanity('Descrição')),
    startsAt: moment('Início obrigatório'),
    endsAt: moment('Fim obrigatório'),
    place: optional('Local', limits.EventInput.place.max),
    address: optional('Endereço', limits.EventInput.address.max),
    link: z
      .string()
      .trim()
      .superRefine(lengthOf('O link deve', limits.EventInput.link))
      .refine((text) => text === '' || text.startsWith('https://'), {
        error: 'O link deve começar com https://',
        abort: true,
      })
      .refine((text) => text === '' || isSecureUrl(text), 'Endereço inválido')
      .superRefine(noProfanityInUrl('Link')),
  })
  .superRefine(({ startsAt, endsAt, place, link }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const length = Date.parse(endsAt) - Date.parse(startsAt)
    if (length <= 0) issue('endsAt', 'O fim deve ser depois do início')
    else if (length > MAX_EVENT_LENGTH) issue('endsAt', 'O evento deve durar no máximo 14 dias')
    else if (Date.parse(endsAt) <= Date.now()) issue('endsAt', 'O fim já passou')
    if (place === '' && link === '') issue('place', 'Diga o local ou o link')
  })

export type EventValues = z.input<typeof eventSchema>

const orNull = (text: string) => (text === '' ? null : text)

/** Maps the values to the request, with instants for local times. */
export function toEventInput(values: EventValues): Input<'updateEvent'>['body'] {
  const { context: _, startsAt, endsAt, place, address, link, ...texts } = eventSchema.parse(values)
  return {
    ...texts,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    place: orNull(place),
    address: orNull(address),
    link: orNull(link),
  }
}

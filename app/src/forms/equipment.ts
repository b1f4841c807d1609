import * as limits from '@convoca/sdk/limits'
import { z } from 'zod'
import type { Equipment, EquipmentInput } from '../atoms/equipment.ts'
import { requiredText } from './person.ts'
import { noProfanity } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

const types = ['COMPUTER', 'NOTEBOOK', 'PC', 'CONSOLE', 'TABLET', 'SMARTPHONE'] as const

/** A piece of equipment as typed. */
export const equipmentSchema = z.object({
  type: z.enum(types, { error: 'Campo obrigatório' }),
  brand: requiredText()
    .superRefine(lengthOf('O texto deve', limits.EquipmentInput.brand))
    .superRefine(noProfanity('Marca')),
  model: requiredText()
    .superRefine(lengthOf('O texto deve', limits.EquipmentInput.model))
    .superRefine(noProfanity('Modelo')),
  description: z
    .string()
    .trim()
    .superRefine(lengthOf('O texto deve', limits.EquipmentInput.description))
    .superRefine(noProfanity('Descrição')),
})

export type EquipmentValues = Omit<z.input<typeof equipmentSchema>, 'type'> & {
  type: (typeof types)[number] | ''
}

export const emptyEquipment: EquipmentValues = { type: '', brand: '', model: '', description: '' }

export const toEquipmentValues = ({ type, brand, model, description }: Equipment): EquipmentValues => ({
  type,
  brand,
  model,
  description: description ?? '',
})

export function toEquipmentInput(values: EquipmentValues): EquipmentInput {
  const { description, ...rest } = equipmentSchema.parse(values)
  return { ...rest, description: description === '' ? null : description }
}

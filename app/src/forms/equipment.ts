import { z } from 'zod'
import type { Equipment, EquipmentInput } from '../atoms/equipment.ts'
import { requiredText } from './person.ts'
import { noProfanity } from './profanity.ts'
import { atMost } from './text-limits.ts'

const types = ['COMPUTER', 'NOTEBOOK', 'PC', 'CONSOLE', 'TABLET', 'SMARTPHONE'] as const

const long = (most: number) => `O texto deve ter no máximo ${most} caracteres`

/** A piece of equipment as typed. */
export const equipmentSchema = z.object({
  type: z.enum(types, { error: 'Campo obrigatório' }),
  brand: requiredText()
    .superRefine(atMost(50, long(50)))
    .superRefine(noProfanity('Marca')),
  model: requiredText()
    .superRefine(atMost(50, long(50)))
    .superRefine(noProfanity('Modelo')),
  description: z
    .string()
    .trim()
    .superRefine(atMost(300, long(300)))
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

/** Requirement 000, section 3. */
export const GENDERS = ['FEMALE', 'MALE', 'OTHER', 'NOT_INFORMED'] as const

export type Gender = (typeof GENDERS)[number]

export const genderLabels: Record<Gender, string> = {
  FEMALE: 'Feminino',
  MALE: 'Masculino',
  OTHER: 'Outro',
  NOT_INFORMED: 'Prefiro não informar',
}

/** The values of a gender in the API, in the order in which the form offers them. */
export const GENDERS = ['FEMALE', 'MALE', 'OTHER', 'NOT_INFORMED'] as const

export type Gender = (typeof GENDERS)[number]

export const genderLabels: Record<Gender, string> = {
  FEMALE: 'Feminino',
  MALE: 'Masculino',
  OTHER: 'Outro',
  NOT_INFORMED: 'Prefiro não informar',
}

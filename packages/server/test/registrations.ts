import { cpfCheckDigits } from '@convoca/sdk/text'

let counter = 0

export const PASSWORD = 'capivara-no-telhado-42'

export interface Registrant {
  name: string
  nick: string
  cpf: string
  phone: string
  email: string
  gender: 'MALE' | 'FEMALE' | 'OTHER' | 'NOT_INFORMED' | null
  password: string
  provider: null
  birth: string
}

/** Somebody whom nobody else in this test file shares a nick, e-mail or CPF with. */
export function newRegistrant(given: Partial<Registrant> = {}): Registrant {
  counter += 1
  const nine = String(100_000_000 + counter * 7919).slice(0, 9)
  return {
    name: 'Ana Conceição',
    nick: `jogadora_${counter}`,
    cpf: nine + cpfCheckDigits(nine),
    phone: '11987654321',
    email: `jogadora_${counter}@convoca.example`,
    gender: 'FEMALE',
    password: PASSWORD,
    provider: null,
    birth: '2001-03-14',
    ...given,
  }
}

/** Registration data, as typed into the form. */
export interface Person {
  name: string
  nick: string
  email: string
  cpf: string
  phone: string
  birth: string
  password: string
}

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}

/** Appends the check digits to nine digits: 123.456.789-09. */
function buildCpf(nine: string): string {
  const digits = [...nine].map(Number)
  digits.push(checkDigit(digits))
  digits.push(checkDigit(digits))
  return digits.join('').replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
}

let count = 0

/** A person with a nick, e-mail and CPF that are unique in this run. */
export function createPerson(firstName: string): Person {
  count += 1
  const unique = `${process.pid % 1000}`.padStart(3, '0') + `${count}`.padStart(3, '0')
  const nick = `${firstName.normalize('NFD').replaceAll(/[^A-Za-z]/g, '')}_${unique}`
  return {
    name: `${firstName} da Silva`,
    nick,
    email: `${nick.toLowerCase()}@exemplo.com.br`,
    cpf: buildCpf(`${unique}${unique.slice(3)}`),
    phone: `(11) 9${unique.slice(0, 4)}-${unique.slice(2)}`,
    birth: '14/03/2001',
    password: 'Treino-das-9-na-quadra',
  }
}

async function post(url: string, body: unknown): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} responded ${response.status}: ${await response.text()}`)
  return response
}

function toDigits(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Registers and logs in through the API, for tests that are not about those screens. Returns the session token. */
export async function signUpByApi(url: string, person: Person): Promise<string> {
  const [day, month, year] = person.birth.split('/')
  await post(`${url}/api/auth/register`, {
    name: person.name,
    nick: person.nick,
    email: person.email,
    cpf: toDigits(person.cpf),
    phone: toDigits(person.phone),
    birth: `${year}-${month}-${day}`,
    gender: 'NOT_INFORMED',
    password: person.password,
    provider: null,
  })
  return logInByApi(url, person)
}

export async function logInByApi(url: string, person: Pick<Person, 'email' | 'password'>): Promise<string> {
  const response = await post(`${url}/api/auth/login`, { email: person.email, password: person.password })
  const { token } = (await response.json()) as { token: string }
  return token
}

/** The first of the two demo accounts, which owns the team PRO. */
export const demoLogin = {
  nick: 'ana_bia',
  email: 'ana.bia@convoca.example',
  password: 'convoca-demo-2026',
}

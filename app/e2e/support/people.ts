/** Someone who can register: every value is the form's text. */
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

/** A valid CPF made from nine digits, e.g. 123.456.789-09. */
function cpfOf(nine: string): string {
  const digits = [...nine].map(Number)
  digits.push(checkDigit(digits))
  digits.push(checkDigit(digits))
  return digits.join('').replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
}

let made = 0

/** A new person that nobody else in this run is: nick, e-mail and CPF are their own. */
export function makePerson(firstName: string): Person {
  made += 1
  const own = `${process.pid % 1000}`.padStart(3, '0') + `${made}`.padStart(3, '0')
  const nick = `${firstName.normalize('NFD').replaceAll(/[^A-Za-z]/g, '')}_${own}`
  return {
    name: `${firstName} da Silva`,
    nick,
    email: `${nick.toLowerCase()}@exemplo.com.br`,
    cpf: cpfOf(`${own}${own.slice(3)}`),
    phone: `(11) 9${own.slice(0, 4)}-${own.slice(2)}`,
    birth: '14/03/2001',
    password: 'Treino-das-9-na-quadra',
  }
}

async function post(url: string, body: unknown): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Registers and signs in by the API, where the screens for it are not what is tested; answers the token. */
export async function signUpByApi(url: string, person: Person): Promise<string> {
  const [day, month, year] = person.birth.split('/')
  await post(`${url}/api/auth/register`, {
    name: person.name,
    nick: person.nick,
    email: person.email,
    cpf: digitsOf(person.cpf),
    phone: digitsOf(person.phone),
    birth: `${year}-${month}-${day}`,
    gender: 'NOT_INFORMED',
    password: person.password,
    provider: null,
  })
  return logInByApi(url, person)
}

export async function logInByApi(url: string, person: Pick<Person, 'email' | 'password'>): Promise<string> {
  const answer = await post(`${url}/api/auth/login`, { email: person.email, password: person.password })
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** The first of the two log-ins that the server prints with its demo data. */
export const demoLogin = {
  nick: 'ana_bia',
  email: 'ana.bia@convoca.example',
  password: 'convoca-demo-2026',
}

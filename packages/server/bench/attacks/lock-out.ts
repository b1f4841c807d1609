import { type Response, countStatuses, owner, withTarget } from './target.ts'

const WARM_UP = 200
const LOGINS = 15
const GUESSES_BETWEEN = 5

const HOME = '127.0.0.2'
const deviceId = '7f3c1f0e2b9d4a58b6c0d1e2f3a4b5c6'

/** The owner logs in with the right password while somebody else guesses from changing addresses. */
await withTarget(async ({ post }) => {
  let guesses = 0
  const guess = () => {
    guesses += 1
    const from = `127.1.${Math.floor(guesses / 250)}.${(guesses % 250) + 1}`
    return post('/auth/login', { from, body: { email: owner.email, password: `palpite-numero-${guesses}` } })
  }
  const logIn = (from: string, device = {}) =>
    post('/auth/login', { from, body: { email: owner.email, password: owner.password, ...device } })
  const logInUnderAttack = async (from: string, device = {}): Promise<string> => {
    const responses: Response[] = []
    for (let login = 0; login < LOGINS; login += 1) {
      for (let count = 0; count < GUESSES_BETWEEN; count += 1) await guess()
      responses.push(await logIn(from, device))
    }
    return countStatuses(responses)
  }

  await logIn(HOME)
  await logIn(HOME, { deviceId })
  for (let count = 0; count < WARM_UP; count += 1) await guess()
  console.log(`the owner at a new address: ${await logInUnderAttack('127.0.0.3')}`)
  console.log(`the owner at home: ${await logInUnderAttack(HOME)}`)
  console.log(`the owner's device at a new address: ${await logInUnderAttack('127.0.0.4', { deviceId })}`)
})

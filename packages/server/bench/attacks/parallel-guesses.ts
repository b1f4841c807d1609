import { countStatuses, owner, withTarget } from './target.ts'

const GUESSES = 100

/** 401: the password was tested; 429: it was not. */
await withTarget(async ({ post }) => {
  const guess = (index: number, from: string, email = owner.email) =>
    post('/auth/login', { from, body: { email, password: `palpite-numero-${index}` } })
  const fromOne = await Promise.all(Array.from({ length: GUESSES }, (_, index) => guess(index, '127.0.0.2')))
  console.log(`${GUESSES} simultaneous guesses from one address: ${countStatuses(fromOne)}`)
  const fromMany = await Promise.all(
    Array.from({ length: GUESSES }, (_, index) =>
      guess(index, `127.0.1.${index + 1}`, 'outra@convoca.example'),
    ),
  )
  console.log(`${GUESSES} simultaneous guesses from as many addresses: ${countStatuses(fromMany)}`)
})

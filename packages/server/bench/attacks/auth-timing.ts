import { owner, withTarget } from './target.ts'

const SAMPLES = 1000

// Limits would answer in the place of what is measured; all samples come from one address.
process.env['RATE_LIMIT'] = 'false'

interface Case {
  path: string
  /** The body for somebody who has an account, and for somebody who has none. */
  known: (sample: number) => object
  unknown: (sample: number) => object
}

const nobody = (sample: number) => `ninguem_${sample}@convoca.example`
const cases: Record<string, Case> = {
  'log-in with a wrong password': {
    path: '/auth/login',
    known: () => ({ email: owner.email, password: 'senha-errada-mesmo' }),
    unknown: (sample) => ({ email: nobody(sample), password: 'senha-errada-mesmo' }),
  },
  recovery: {
    path: '/auth/reset-password',
    known: () => ({ email: owner.email }),
    unknown: (sample) => ({ email: nobody(sample) }),
  },
  // Registration says what is taken; its time must not say more, such as which check was the first.
  'registration with a taken e-mail, or a taken nick': {
    path: '/auth/register',
    known: () => ({ ...owner, nick: 'outra_pessoa', cpf: '11144477735' }),
    unknown: (sample) => ({ ...owner, email: nobody(sample), cpf: '11144477735' }),
  },
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** The share of pairs in which a sample of the one takes longer than one of the other: 0.5 where they cannot be told apart. */
function probabilityOfLonger(known: readonly number[], unknown: readonly number[]): number {
  const sorted = unknown.toSorted((a, b) => a - b)
  const countBelow = (time: number): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) < time) low = middle + 1
      else high = middle
    }
    return low
  }
  const below = known.reduce((sum, time) => sum + countBelow(time), 0)
  return below / (known.length * unknown.length)
}

/** Whether the time of an answer reveals accounts: samples of both kinds, taken in turn. */
await withTarget(async ({ post }) => {
  for (const [name, { path, known, unknown }] of Object.entries(cases)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      // Each is the first half of the time: what one leaves behind would else always slow the other.
      const order = sample % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) {
        const body = kind === 'known' ? known(sample) : unknown(sample)
        times[kind].push((await post(path, { body })).milliseconds)
      }
    }
    console.log(
      `${name}: median ${median(times.known).toFixed(2)} and ${median(times.unknown).toFixed(2)} ms, ` +
        `longer with probability ${probabilityOfLonger(times.known, times.unknown).toFixed(3)} ` +
        `(chance: 0.5 ± ${(1.96 * Math.sqrt((2 * SAMPLES + 1) / (12 * SAMPLES * SAMPLES))).toFixed(3)})`,
    )
  }
})

import type { Schemas } from '../../src/contract/types.ts'
import type { Person, TestResponse } from '../harness.ts'
import type { Bank } from './banks.ts'
import type { Cup, Payer, Squad } from './cast.ts'
import type { Deliveries } from './deliveries.ts'
import type { Call } from './site.ts'

export interface Run {
  call: Call
  bank: Bank
  deliveries: Deliveries
  random: () => number
  /** Codes that are paid when nobody expects it any more. */
  forgotten: string[]
  /** Another charge exists. Waits while too much is being killed. */
  onCharge(): Promise<void>
  isOver(): boolean
}

interface Entry {
  run: Run
  payer: Payer
  squad: Squad
  cup: Cup
  path: { id: string; registrationId: string }
  /** Everybody pays what they should, since the championship is to be played. */
  isSure: boolean
}

/** Answers that say no: nothing has been done. */
const isRefused = ({ status }: TestResponse): boolean => status >= 400 && status < 500

function choose<T>({ run: { random } }: Pick<Entry, 'run'>, all: readonly T[]): T {
  const chosen = all[Math.floor(random() * all.length)]
  if (chosen === undefined) throw new Error('Nothing to choose from')
  return chosen
}

/** Null where the server refuses the code. */
async function takeCharge(run: Run, answer: Promise<TestResponse>): Promise<Schemas['Payment'] | null> {
  const response = await answer
  if (isRefused(response)) return null
  if (response.status !== 201) throw new Error(`No code: ${response.status} ${JSON.stringify(response.body)}`)
  await run.onCharge()
  return response.body
}

/** Pays at the bank, which reports it somehow; or pays something else, or keeps it for later. */
async function pay(
  { run, isSure }: Pick<Entry, 'run' | 'isSure'>,
  payment: Pick<Schemas['Payment'], 'id'> | null,
): Promise<void> {
  if (payment === null) return
  const fate = isSure ? 1 : run.random()
  if (fate < 0.08) {
    run.forgotten.push(payment.id)
    return
  }
  if (fate < 0.16) run.bank.pay(payment.id, run.bank.amountOf(payment.id) + (fate < 0.12 ? 1 : -1))
  else run.bank.pay(payment.id)
  await run.deliveries.deliver(payment.id)
}

/** *Já paguei e não mudou.* */
const check = ({ call }: Run, { token }: Person, paymentId: string) =>
  call('checkPayment', { token, path: { paymentId } })

const ask = ({ run, path }: Entry, { token }: Person, of?: readonly Person[]) =>
  takeCharge(
    run,
    run.call('createPayment', {
      token,
      path,
      ...(of !== undefined && { body: { user_ids: of.map(({ id }) => id) } }),
    }),
  )

async function payEachOwn(entry: Entry, players: readonly Person[]): Promise<void> {
  await Promise.all(players.map(async (one) => pay(entry, await ask(entry, one, [one]))))
}

/** Two want to pay the same part; the first code is given up for one of more parts, and both are paid. */
async function payTwice(entry: Entry): Promise<void> {
  const [owner, captain, player] = entry.squad.players
  const first = await ask(entry, owner, [owner])
  const second = await ask(entry, owner, [owner, player])
  await Promise.all([pay(entry, first), pay(entry, second)])
  await pay(entry, await ask(entry, captain))
}

async function give(entry: Entry): Promise<Schemas['Gift'] | null> {
  const { run, path } = entry
  const giver = choose(entry, entry.payer.givers)
  const { token } = giver
  const given = await run.call('createGift', { token, path, body: { message: null } })
  if (isRefused(given)) return null
  await run.onCharge()
  const gift: Schemas['Gift'] = given.body
  const { payment_id: paymentId } = gift
  if (paymentId === null) return gift
  await pay(entry, { id: paymentId })
  await check(run, giver, paymentId)
  return gift
}

/** The team answers, or does not; meanwhile it pays by itself, sometimes. */
async function answerGift(entry: Entry): Promise<void> {
  const { run, squad } = entry
  const [{ token }, captain] = squad.players
  const gift = await give(entry)
  if (gift === null) return
  const path = { giftId: gift.id }
  const fate = run.random()
  const own = run.random() < 0.4 ? ask(entry, captain).then((code) => pay(entry, code)) : null
  if (fate < 0.5) await run.call('acceptGift', { token, path })
  else if (fate < 0.75) await run.call('declineGift', { token, path })
  await own
}

const withdraw = ({ run, squad, path }: Entry) =>
  run.call('withdrawRegistration', { token: squad.team.owner.token, path })
const reject = ({ run, payer, path }: Entry) =>
  run.call('decideRegistration', {
    token: payer.organizer.token,
    path,
    body: { status: 'REJECTED', reason: 'Dois jogadores jogam por outro time.' },
  })

type Way = (entry: Entry) => Promise<unknown>
const sureWays: Way[] = [
  (entry) => payEachOwn(entry, entry.squad.players),
  async (entry) => pay(entry, await ask(entry, entry.squad.players[0])),
]
const ways: Way[] = [
  ...sureWays,
  // One is missing: unless the time is over before, nothing comes of it.
  (entry) => payEachOwn(entry, entry.squad.players.slice(1)),
  payTwice,
  answerGift,
  answerGift,
  (entry) => Promise.all([answerGift(entry), payEachOwn(entry, entry.squad.players)]),
  async (entry) => {
    const code = await ask(entry, entry.squad.players[0])
    await Promise.all([pay(entry, code), withdraw(entry)])
  },
  async (entry) => {
    const code = await ask(entry, entry.squad.players[1])
    await Promise.all([pay(entry, code), reject(entry)])
  },
]

async function enter(
  run: Run,
  payer: Payer,
  { squad, cup, isSure }: Pick<Entry, 'squad' | 'cup' | 'isSure'>,
): Promise<void> {
  const roster = squad.players.map(({ id }) => ({ user_id: id, role: 'STARTER' as const }))
  const { token } = squad.team.owner
  const path = { id: cup.id }
  const entered = await run.call('registerTeam', { token, path, body: { team_id: squad.team.id, roster } })
  // A repeated request whose first answer was lost finds the team there.
  if (entered.status !== 201) return
  const entry: Entry = {
    run,
    payer,
    squad,
    cup,
    isSure,
    path: { id: cup.id, registrationId: entered.body.id },
  }
  // A player who has not confirmed does not play, whatever is paid.
  for (const { token: own } of squad.players.slice(1))
    await run.call('confirmRosterPlace', { token: own, path: entry.path, body: { is_confirmed: true } })
  await choose(entry, isSure ? sureWays : ways)(entry)
  // Somebody looks after a while.
  const listed = await run.call('listRegistrationPayments', { token, path: entry.path })
  const payments: Schemas['Payment'][] = Array.isArray(listed.body) ? listed.body : []
  for (const { id } of payments) if (isSure || run.random() < 0.7) await check(run, squad.players[0], id)
}

/** The whole promise at once, in parts, or more than that: a code that was replaced is paid, too. */
async function deposit(
  run: Run,
  { organizer }: Payer,
  { cup: { id, promised }, isSure }: Pick<Entry, 'cup' | 'isSure'>,
): Promise<void> {
  const { token } = organizer
  const half = Math.floor(promised / 2)
  const amounts = choose({ run }, [[promised], [half, promised - half], [promised, promised]])
  for (const amount of amounts) {
    const code = await takeCharge(
      run,
      run.call('createPrizeDeposit', { token, path: { id }, body: { amount } }),
    )
    await pay({ run, isSure }, code)
    if (code !== null && (isSure || run.random() < 0.7)) await check(run, organizer, code.id)
  }
}

/** Plays the championship to its end, if it has both teams by now. */
async function play(run: Run, { organizer: { token } }: Payer, { id }: Cup): Promise<void> {
  const started = await run.call('changeChampionshipStatus', {
    token,
    path: { id },
    body: { status: 'ONGOING' },
  })
  if (started.status !== 200) return
  const { body } = await run.call('listMatches', { path: { id } })
  const [match] = body
  await run.call('ruleMatch', {
    token,
    path: { id, matchId: match.id },
    body: { home_score: 2, away_score: 0, is_forfeit: false, reason: 'Visto na gravação.' },
  })
}

/** One of those who pay at once: championship after championship, until there are enough charges. */
export async function runPayer(run: Run, payer: Payer): Promise<void> {
  for (const [index, cup] of payer.cups.entries()) {
    if (run.isOver()) return
    const isSure = index % 2 === 0
    await Promise.all([
      deposit(run, payer, { cup, isSure }),
      ...payer.squads.map((squad) => enter(run, payer, { squad, cup, isSure })),
    ])
    if (isSure) await play(run, payer, cup)
    else if (run.random() < 0.3)
      await run.call('changeChampionshipStatus', {
        token: payer.organizer.token,
        path: { id: cup.id },
        body: { status: 'CANCELLED', reason: 'Poucos times.' },
      })
  }
}

import { newDraft } from '../championships.ts'
import type { Schemas } from '../../src/contract/types.ts'
import { workReport } from '../../src/domains/payments/reports.ts'
import type { Person, TestServer } from '../harness.ts'
import { type TestTeam, newTeam } from '../teams.ts'

/** Run by the team's owner. */
export interface TeamChampionships {
  /** A draft. */
  draftId: string
  /** Open for registration. */
  championshipId: string
  championshipUrl: string
  announcementId: string
  /** Open, for players without a team. */
  aloneId: string
  /** Open, and with the team in it. */
  enteredId: string
  registrationId: string
  /** A championship with a fee, in which the team's entry waits for its payment. */
  chargedId: string
  chargedRegistrationId: string
  /** An open payment of another such entry. */
  paymentId: string
  /** A gift to the team, paid and not answered. */
  giftId: string
  /** Open, with a prize of money that nobody has deposited. */
  promisedId: string
  /** Another such entry, whose time to pay is the longer one already. */
  sharedId: string
  sharedRegistrationId: string
  /** A championship in check-in, with the team in it. */
  checkInChampionshipId: string
  checkInRegistrationId: string
  /** Being played, the team's match open; the opponent proposes another time. */
  ongoingId: string
  ongoingRegistrationId: string
  matchId: string
  /** Played by two other teams to its end. */
  endedId: string
  endedMatchId: string
  /** A picture of the team in the match's room. */
  proofId: string
  /** The key of the owner's calendar. */
  matchCalendarKey: string
}

async function publish(
  server: TestServer,
  { owner, gameId }: TestTeam,
  given: Partial<Schemas['ChampionshipInput']> = {},
) {
  const draft = await newDraft(server, owner, { game_id: gameId, ...given })
  return changeStatus(server, owner, draft.id, 'REGISTRATION')
}

async function changeStatus(
  server: TestServer,
  { token }: Person,
  id: string,
  status: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING',
): Promise<Schemas['Championship']> {
  const response = await server.call('changeChampionshipStatus', { token, path: { id }, body: { status } })
  if (response.status !== 200) throw new Error(`Not changed: ${JSON.stringify(response.body)}`)
  return response.body
}

async function enter(server: TestServer, { id, owner }: TestTeam, championshipId: string): Promise<string> {
  const response = await server.call('registerTeam', {
    token: owner.token,
    path: { id: championshipId },
    body: { team_id: id, roster: [{ user_id: owner.id, role: 'STARTER' }] },
  })
  if (response.status !== 201) throw new Error(`Not registered: ${JSON.stringify(response.body)}`)
  return response.body.id
}

/** Only an organiser of the platform makes one with a fee. */
async function enterCharged(server: TestServer, team: TestTeam) {
  const { id } = await publish(server, team)
  await server.db.updateTable('championships').set({ entry_fee: 2500 }).where('id', '=', id).execute()
  return { id, registrationId: await enter(server, team, id) }
}

async function promisePrize(server: TestServer, { owner, gameId }: TestTeam): Promise<string> {
  const prizes = [{ place: 1, description: 'Troféu', amount: 500_000 }]
  const draft = await newDraft(server, owner, { game_id: gameId, prizes })
  return (await changeStatus(server, owner, draft.id, 'REGISTRATION')).id
}

async function addGift(server: TestServer, path: { id: string; registrationId: string }): Promise<string> {
  const { token } = await server.registerUser()
  const gift = await server.call('createGift', { token, path, body: { message: null } })
  if (gift.status !== 201) throw new Error(`No gift: ${JSON.stringify(gift.body)}`)
  const { id, payment_id: paymentId } = gift.body
  await server.call('simulatePayment', { token, path: { paymentId }, body: { outcome: 'PAID' } })
  await workReport(server.services, {
    provider: 'sandbox',
    eventId: `${paymentId}-gift`,
    reference: paymentId,
  })
  return id
}

async function addPayments(server: TestServer, team: TestTeam) {
  const charged = await enterCharged(server, team)
  const paying = await enterCharged(server, team)
  const payment = await server.call('createPayment', { token: team.owner.token, path: paying })
  if (payment.status !== 201) throw new Error(`No payment: ${JSON.stringify(payment.body)}`)
  const paymentId: string = payment.body.id
  const giftId = await addGift(server, await enterCharged(server, team))
  const shared = await enterCharged(server, team)
  await server.db
    .updateTable('championship_registrations')
    .set({ pay_extended_at: new Date() })
    .where('id', '=', shared.registrationId)
    .execute()
  return {
    chargedId: charged.id,
    chargedRegistrationId: charged.registrationId,
    paymentId,
    giftId,
    promisedId: await promisePrize(server, team),
    sharedId: shared.id,
    sharedRegistrationId: shared.registrationId,
  }
}

async function startOne(server: TestServer, team: TestTeam, picture: string) {
  const { id } = await publish(server, team)
  const ongoingRegistrationId = await enter(server, team, id)
  const opponent = await newTeam(server, { gameId: team.gameId })
  await enter(server, opponent, id)
  await changeStatus(server, team.owner, id, 'ONGOING')
  const { body } = await server.call('listMatches', { path: { id } })
  const matchId: string = body[0].id
  for (const { owner } of [team, opponent]) {
    const there = await server.call('checkInMatch', { token: owner.token, path: { id, matchId } })
    if (there.status !== 200) throw new Error(`Not checked in: ${JSON.stringify(there.body)}`)
  }
  const proposed = await server.call('proposeReschedule', {
    token: opponent.owner.token,
    path: { id, matchId },
    body: { scheduled_at: '2090-03-01T22:00:00.000Z' },
  })
  if (proposed.status !== 200) throw new Error(`Not proposed: ${JSON.stringify(proposed.body)}`)
  const proof = await server.call('addMatchProof', {
    token: team.owner.token,
    path: { id, matchId },
    body: { picture },
  })
  if (proof.status !== 201) throw new Error(`Not added: ${JSON.stringify(proof.body)}`)
  const proofId: string = proof.body.id
  return { ongoingId: id, ongoingRegistrationId, matchId, proofId }
}

/** The team's owner organises it, and its only match is closed. */
async function endOne(server: TestServer, team: TestTeam) {
  const { owner, gameId } = team
  const { id } = await publish(server, team)
  for (let made = 0; made < 2; made += 1) await enter(server, await newTeam(server, { gameId }), id)
  await changeStatus(server, owner, id, 'ONGOING')
  const { body } = await server.call('listMatches', { path: { id } })
  const endedMatchId: string = body[0].id
  const ruled = await server.call('ruleMatch', {
    token: owner.token,
    path: { id, matchId: endedMatchId },
    body: { home_score: 2, away_score: 0, is_forfeit: true },
  })
  if (ruled.status !== 200) throw new Error(`Not ruled: ${JSON.stringify(ruled.body)}`)
  return { endedId: id, endedMatchId }
}

export async function addChampionships(
  server: TestServer,
  team: TestTeam,
  { picture, asked }: { picture: string; asked: Person },
): Promise<TeamChampionships> {
  const draft = await newDraft(server, team.owner, { game_id: team.gameId })
  const open = await publish(server, team)
  const alone = await publish(server, team, { participant: 'PLAYER', team_size: 1, max_substitutes: 0 })
  const entered = await publish(server, team)
  const checkIn = await publish(server, team)
  const key = await server.call('resetMatchCalendarKey', { token: team.owner.token })
  const announced = await server.call('createAnnouncement', {
    token: team.owner.token,
    path: { id: open.id },
    body: { title: 'Horários', body: 'Começamos às 20h.' },
  })
  if (announced.status !== 201) throw new Error(`Not announced: ${JSON.stringify(announced.body)}`)
  const registrationId = await enter(server, team, entered.id)
  const role = await server.call('saveChampionshipStaff', {
    token: team.owner.token,
    path: { id: entered.id, userId: asked.id },
    body: { role: 'REFEREE' },
  })
  if (role.status !== 200) throw new Error(`Not asked: ${JSON.stringify(role.body)}`)
  const checkInRegistrationId = await enter(server, team, checkIn.id)
  await changeStatus(server, team.owner, checkIn.id, 'CHECK_IN')
  return {
    draftId: draft.id,
    championshipId: open.id,
    championshipUrl: open.url,
    announcementId: announced.body.id,
    aloneId: alone.id,
    enteredId: entered.id,
    registrationId,
    checkInChampionshipId: checkIn.id,
    checkInRegistrationId,
    matchCalendarKey: key.body.key,
    ...(await addPayments(server, team)),
    ...(await startOne(server, team, picture)),
    ...(await endOne(server, team)),
  }
}

import type { SystemContext } from '../../../context.ts'
import { emit } from '../../../domain-events.ts'
import { fieldError, refuseInvalid } from '../../../errors.ts'
import { createDrawSeed } from './draw.ts'
import { findSeeding } from './seeding.ts'
import { toSetup } from './stage-setup.ts'
import { findAbsent, setSeeds, setTieBreakSeed, writeMatches } from '../matches/matches-repository.ts'
import { notifyFollowers, notifyRegistrations } from '../notifications.ts'
import { say } from '../participant-texts.ts'
import { decideRated } from '../rated-repository.ts'
import { moveUp, publishPlaces } from '../registrations/registrations.ts'
import {
  findRegistrations,
  freePlace,
  setRegistrationStatus,
} from '../registrations/registrations-repository.ts'
import type { ChampionshipRow } from '../repository.ts'
import { settleRosters } from '../registrations/rosters-repository.ts'
import { insertStage } from '../stages/stage-repository.ts'
import { createStage, listMatches } from '../stages/stage.ts'
import { matchRulesOf } from '../stages/lengths.ts'

/** Teams that did not pay or were not there make room for those of the waiting list that are. Returns how many did. */
export async function replaceAbsent(context: SystemContext, row: ChampionshipRow): Promise<number> {
  const { db } = context
  const needsCheckIn = row.status === 'CHECK_IN'
  const absent = await findAbsent(db, row.id, { needsCheckIn, teamSize: row.team_size })
  for (const { id, status, is_incomplete: isIncomplete } of absent) {
    const missed = isIncomplete
      ? 'Faltaram jogadores que confirmassem a vaga.'
      : say(row.participant, 'O time não fez o check-in.', 'Não houve check-in.')
    const reason = status === 'CONFIRMED' ? missed : 'A inscrição não foi paga.'
    await setRegistrationStatus(db, id, { from: status, to: 'WITHDRAWN', reason })
    await freePlace(db, row.id)
    await notifyRegistrations(context, [id], {
      championshipId: row.id,
      type: 'CHAMPIONSHIP_REGISTER_REJECT',
      title: 'Vaga perdida',
      body: [`${say(row.participant, 'O time', 'Você')} está fora de ${row.name}.`, reason],
    })
  }
  // Waiting teams have not paid.
  if (row.entry_fee === 0) await moveUp(context, row, { checkedIn: needsCheckIn, teamSize: row.team_size })
  await publishPlaces(context, row.id)
  return absent.length
}

/** Teams that waited for a place until the start. */
async function notifyLeftOut(context: SystemContext, row: ChampionshipRow): Promise<void> {
  const waiting = await findRegistrations(context.db, row.id, ['WAITING'])
  await notifyRegistrations(
    context,
    waiting.map(({ id }) => id),
    {
      championshipId: row.id,
      type: 'CHAMPIONSHIP_REGISTER_REJECT',
      title: say(row.participant, 'O time ficou de fora', 'Você ficou de fora'),
      body: `${row.name} começou e nenhuma vaga abriu: ${say(row.participant, 'o time', 'você')} não joga esta edição.`,
    },
  )
}

/** Makes the stage. The championship is locked, and its status is changed by the caller. */
export async function startStage(context: SystemContext, row: ChampionshipRow): Promise<void> {
  const { db } = context
  await replaceAbsent(context, row)
  const entrants = await findSeeding(context, row)
  if (entrants.length < row.min_teams)
    refuseInvalid([fieldError('status', 'OUT_OF_RANGE', `needs ${row.min_teams} teams`)])
  await settleRosters(db, entrants, row.team_size)
  await setSeeds(db, row.id, entrants, {
    method: row.seeding_method ?? 'RANKING',
    drawSeed: row.draw_seed,
  })
  const lotSeed = createDrawSeed()
  if (row.tie_breaks?.includes('LOT')) await setTieBreakSeed(db, row.id, lotSeed)
  const stage = await createStage(toSetup(row, entrants, lotSeed))
  await insertStage(db, row.id, stage)
  const change = { before: [], after: listMatches(stage), now: context.now() }
  const { opened } = await writeMatches(db, row.id, change, (match) => matchRulesOf(stage.setup, match))
  await emit(context, { type: 'matches.opened', championshipId: row.id, matchIds: opened })
  await decideRated(db, row.id, context.now())
  await context.realtime.publishChampionship(context, row.id, 'MATCHES')
  const text = { championshipId: row.id, type: 'CHAMPIONSHIP_START', title: 'O campeonato começou' } as const
  const except = await notifyRegistrations(context, entrants, {
    ...text,
    body: `${row.name} começou: veja a ${say(row.participant, 'primeira partida do time', 'sua primeira partida')}.`,
  })
  await notifyFollowers(context, { ...text, body: `${row.name} começou: veja a chave.`, except })
  await notifyLeftOut(context, row)
}

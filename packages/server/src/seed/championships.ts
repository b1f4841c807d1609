import { winsOf } from '@convoca/contract/rules'
import { seedChampionshipAnnouncements, seedPlayers, seedTeams } from '@convoca/fixtures'
import type { Context } from '../context.ts'
import type { Schemas } from '../contract/types.ts'
import { newId } from '../database/id.ts'
import { listMatchesOf, reportMatch } from '../domains/championships/matches/matches.ts'
import { checkInMatch } from '../domains/championships/live/rooms.ts'
import { checkInRegistration } from '../domains/championships/registrations/check-in.ts'
import { registerTeam } from '../domains/championships/registrations/registrations.ts'
import { updateMatchScore } from '../domains/championships/live/running-score.ts'
import { changeChampionshipStatus, createChampionship } from '../domains/championships/service.ts'
import { updateSeeding } from '../domains/championships/organising/seeding.ts'
import { backdateChampionship, backdateMatch, deleteNotificationsAbout } from './backdate.ts'
import { type ChampionshipPlan, championshipPlans } from './championship-plans.ts'
import { addEntryPayments } from './paid-championship.ts'
import { depositPrizes } from './prize-deposits.ts'
import { substituteLast } from './substitutions.ts'
import { type SeedContext, DAY, HOUR, MINUTE, asUser, getAt, minutesAgo } from './seed-context.ts'

type Match = Schemas['ChampionshipMatch']

/** The context at another time, so that the windows of registration and check-in hold. */
const at = (context: Context, time: number): Context => ({ ...context, now: () => new Date(time) })

const byPlayer = (seed: SeedContext, player: number): Context => asUser(seed, getAt(seed.players, player))
const byOwner = (seed: SeedContext, team: number): Context =>
  byPlayer(seed, getAt(getAt(seedTeams, team).members, 0).player)

const playersOf = (team: number) => getAt(seedTeams, team).members.map(({ player }) => player)
const toText = (time: number) => new Date(time).toISOString()

/** Three who play and up to two substitutes, nobody in two teams. */
function pickRosters(
  seed: SeedContext,
  { teams }: ChampionshipPlan,
): Schemas['RegistrationInput']['roster'][] {
  const toEntry = (player: number, role: 'STARTER' | 'SUBSTITUTE') => ({
    user_id: getAt(seed.players, player).userId,
    role,
  })
  const taken = new Set(teams.flatMap((team) => playersOf(team).slice(0, 3)))
  return teams.map((team) => {
    const [starters, others] = [playersOf(team).slice(0, 3), playersOf(team).slice(3)]
    const substitutes = others.filter((player) => !taken.has(player)).slice(0, 2)
    for (const player of substitutes) taken.add(player)
    return [
      ...starters.map((player) => toEntry(player, 'STARTER')),
      ...substitutes.map((player) => toEntry(player, 'SUBSTITUTE')),
    ]
  })
}

async function open(seed: SeedContext, plan: ChampionshipPlan, startsAt: number): Promise<string> {
  // Organisers of the platform alone ask for a fee.
  if (plan.input.entry_fee > 0)
    await seed.context.db
      .updateTable('users')
      .set({ platform_role: 'ORGANIZER' })
      .where('id', '=', getAt(seed.players, plan.organizer).userId)
      .execute()
  const opensAt = Math.min(startsAt - 30 * DAY, seed.startedAt.getTime() - 3 * DAY)
  const organizer = at(byPlayer(seed, plan.organizer), opensAt - DAY)
  const { id } = await createChampionship(organizer, {
    ...plan.input,
    game_id: getAt(seed.games, plan.game),
    registration_opens_at: toText(opensAt),
    registration_closes_at: toText(startsAt - DAY),
    check_in_opens_at: toText(startsAt - HOUR),
    starts_at: toText(startsAt),
  })
  await changeChampionshipStatus(organizer, id, { status: 'REGISTRATION' })
  return id
}

/** The registrations, in the order of the plan's teams. */
async function enterTeams(
  seed: SeedContext,
  plan: ChampionshipPlan,
  target: { id: string; startsAt: number },
): Promise<string[]> {
  const registrations: string[] = []
  const closesAt = Math.min(target.startsAt - DAY, seed.startedAt.getTime())
  for (const [place, roster] of pickRosters(seed, plan).entries()) {
    const team = getAt(plan.teams, place)
    const time = closesAt - (plan.teams.length - place) * 5 * HOUR
    const { id } = await registerTeam(at(byOwner(seed, team), time), target.id, {
      team_id: getAt(seed.teams, team),
      roster,
    })
    // The players have confirmed their places.
    await seed.context.db
      .updateTable('championship_players')
      .set({ confirmed_at: new Date(time) })
      .where('registration_id', '=', id)
      .execute()
    registrations.push(id)
  }
  return registrations
}

async function start(
  seed: SeedContext,
  plan: ChampionshipPlan,
  { id, startsAt, registrations }: { id: string; startsAt: number; registrations: string[] },
): Promise<void> {
  const organizer = at(byPlayer(seed, plan.organizer), startsAt - 30 * MINUTE)
  await changeChampionshipStatus(organizer, id, { status: 'CHECK_IN' })
  for (const [place, registrationId] of registrations.entries()) {
    const owner = byOwner(seed, getAt(plan.teams, place))
    await checkInRegistration(at(owner, startsAt - (25 - place) * MINUTE), {
      championshipId: id,
      registrationId,
    })
  }
  await updateSeeding(organizer, id, { method: 'MANUAL', order: registrations })
  await changeChampionshipStatus(at(organizer, startsAt), id, { status: 'ONGOING' })
}

/** Both captains report the same, mostly that the better seed has won. */
async function play(
  seed: SeedContext,
  { teams }: ChampionshipPlan,
  { id, match, time }: { id: string; match: Match; time: number },
): Promise<void> {
  const placeOf = (side: 'home' | 'away') =>
    teams.findIndex((team) => getAt(seed.teams, team) === match[side]?.id)
  const [home, away] = [placeOf('home'), placeOf('away')]
  const needed = winsOf(match.best_of)
  const lost = match.number % needed
  const isUpset = match.number % 4 === 3
  const isHome = home < away !== isUpset
  const score = { home_score: isHome ? needed : lost, away_score: isHome ? lost : needed }
  for (const place of [home, away]) {
    const captain = at(byOwner(seed, getAt(teams, place)), time)
    await reportMatch(captain, { championshipId: id, matchId: match.id }, score)
  }
  await backdateMatch(seed.context.db, match.id, {
    scheduledAt: new Date(time - 40 * MINUTE),
    at: new Date(time),
  })
}

/** Both teams are there, and have told of the games so far. */
async function goLive(
  seed: SeedContext,
  plan: ChampionshipPlan,
  { id, match, registrations }: { id: string; match: Match; registrations: readonly string[] },
): Promise<void> {
  const { teams, organizer } = plan
  const rosters = pickRosters(seed, plan)
  for (const side of [match.home, match.away]) {
    const team = teams.find((index) => getAt(seed.teams, index) === side?.id)
    if (team === undefined) continue
    const captain = at(byOwner(seed, team), minutesAgo(seed, 14).getTime())
    await checkInMatch(captain, { championshipId: id, matchId: match.id })
  }
  if (match.best_of === 1) return
  const place = teams.findIndex((team) => getAt(seed.teams, team) === match.home?.id)
  if (place !== -1)
    await substituteLast(
      at(byOwner(seed, getAt(teams, place)), minutesAgo(seed, 5).getTime()),
      { championshipId: id, registrationId: getAt(registrations, place) },
      getAt(rosters, place),
    )
  const teller = byPlayer(seed, organizer)
  await updateMatchScore(teller, { championshipId: id, matchId: match.id }, { home_score: 1, away_score: 1 })
}

async function playOut(
  seed: SeedContext,
  plan: ChampionshipPlan,
  { id, startsAt, registrations }: { id: string; startsAt: number; registrations: readonly string[] },
): Promise<void> {
  const organizer = byPlayer(seed, plan.organizer)
  for (let played = 0; ;) {
    const ready = (await listMatchesOf(organizer, id)).filter(({ state }) => state === 'READY')
    const next = ready.filter((match) => plan.leavesOpen?.(match) === false)
    if (next.length === 0) {
      for (const [place, match] of ready.entries())
        await backdateMatch(seed.context.db, match.id, {
          scheduledAt: minutesAgo(seed, 10 - place * 30),
          at: null,
        })
      if (ready[0]) await goLive(seed, plan, { id, match: ready[0], registrations })
      return
    }
    for (const match of next)
      await play(seed, plan, { id, match, time: startsAt + ++played * plan.pace * MINUTE })
  }
}

async function payEntries(
  seed: SeedContext,
  plan: ChampionshipPlan,
  { id, startsAt, registrations }: { id: string; startsAt: number; registrations: readonly string[] },
): Promise<void> {
  const rosters = pickRosters(seed, plan)
  await addEntryPayments(
    seed,
    registrations.map((registrationId, place) => ({
      championshipId: id,
      registrationId,
      teamId: getAt(seed.teams, getAt(plan.teams, place)),
      userIds: getAt(rosters, place).map(({ user_id: userId }) => userId),
    })),
    { organizer: byPlayer(seed, plan.organizer), startsAt },
  )
}

async function addChampionship(seed: SeedContext, plan: ChampionshipPlan): Promise<string> {
  const { db } = seed.context
  const startsAt = seed.startedAt.getTime() + plan.startsIn * HOUR
  const id = await open(seed, plan, startsAt)
  const registrations = await enterTeams(seed, plan, { id, startsAt })
  if (plan.input.entry_fee > 0) await payEntries(seed, plan, { id, startsAt, registrations })
  if (plan.input.prizes.some(({ amount = 0 }) => amount > 0))
    await depositPrizes(byPlayer(seed, plan.organizer), {
      championshipId: id,
      from: new Date(seed.startedAt.getTime() - 2 * DAY),
    })
  if (plan.leavesOpen !== null) {
    await start(seed, plan, { id, startsAt, registrations })
    await playOut(seed, plan, { id, startsAt, registrations })
  }
  const followers = seed.players.slice(20, 20 + plan.followers)
  await db
    .insertInto('championship_followers')
    .values(followers.map(({ userId }) => ({ championship_id: id, user_id: userId })))
    .execute()
  await backdateChampionship(db, id, seed.startedAt)
  return id
}

/** Championships in every state, played through the services. Nobody is notified of what is long over. */
export async function addChampionships(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  const ids: string[] = []
  for (const plan of championshipPlans) ids.push(await addChampionship(seed, plan))
  await db
    .insertInto('championship_announcements')
    .values(
      seedChampionshipAnnouncements.map(({ title, body, author }, index) => ({
        id: newId(),
        championship_id: getAt(ids, 0),
        author_id: getAt(
          seed.players,
          seedPlayers.findIndex(({ nick }) => nick === author),
        ).userId,
        title,
        body,
        created_at: minutesAgo(seed, 60 + index * 90),
      })),
    )
    .execute()
  await deleteNotificationsAbout(db, 'CHAMPIONSHIP')
}

import type { SystemContext } from '../../context.ts'
import type { DomainEvent } from '../../domain-events.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { notify } from '../notifications/service.ts'
import { staffSubject } from '../notifications/subjects.ts'
import { formatOnMoment } from '../moments.ts'
import { findFollowerIds } from './followers-repository.ts'
import { type MatchRow, findMatch } from './matches/matches-repository.ts'
import { say } from './participant-texts.ts'
import { findRecipients, findRegistrations } from './registrations/registrations-repository.ts'
import { type ChampionshipRow, findChampionship } from './repository.ts'
import { findStaff } from './organising/staff-repository.ts'
import type { Side } from './stages/types.ts'

type Text = Pick<NotificationDraft, 'type' | 'title' | 'body' | 'matchId' | 'announcementId' | 'subject'> & {
  championshipId: string
}

/** A player without a team is told of no team. */
const ofTeam = (teamId: string | null): { teamId?: string } => (teamId === null ? {} : { teamId })

const activeStatuses = ['CONFIRMED', 'PENDING_PAYMENT', 'WAITING'] as const

/**
 * Notifies the players of these registrations and those who may register their teams, each once. Returns
 * their ids.
 */
export async function notifyRegistrations(
  context: SystemContext,
  registrationIds: readonly string[],
  text: Text,
): Promise<string[]> {
  const recipients = await findRecipients(context.db, registrationIds)
  const byUser = new Map(recipients.map(({ user_id: userId, team_id: teamId }) => [userId, teamId]))
  await notify(
    context,
    [...byUser].map(([userId, teamId]) => ({
      ...text,
      userId,
      ...ofTeam(teamId),
      contextType: 'CHAMPIONSHIP',
    })),
  )
  return [...byUser.keys()]
}

/** Notifies each registration with a text of its own. */
export async function notifyEach(
  context: SystemContext,
  entries: readonly { registrationId: string; text: Text }[],
): Promise<void> {
  const ids = [...new Set(entries.map(({ registrationId }) => registrationId))]
  const recipients = Map.groupBy(
    await findRecipients(context.db, ids),
    (recipient) => recipient.registration_id,
  )
  await notify(
    context,
    entries.flatMap(({ registrationId, text }) =>
      (recipients.get(registrationId) ?? []).map(({ user_id: userId, team_id: teamId }) => ({
        ...text,
        userId,
        ...ofTeam(teamId),
        contextType: 'CHAMPIONSHIP' as const,
      })),
    ),
  )
}

/** Notifies those who follow the championship, except who was notified already. */
export async function notifyFollowers(
  context: SystemContext,
  { except, ...text }: Text & { except: readonly string[] },
): Promise<void> {
  const notified = new Set(except)
  const others = (await findFollowerIds(context.db, text.championshipId)).filter(
    (userId) => !notified.has(userId),
  )
  await notify(
    context,
    others.map((userId) => ({ ...text, userId, contextType: 'CHAMPIONSHIP' })),
  )
}

/** Notifies the registered teams and the followers, each once. */
export async function notifyEverybody(
  context: SystemContext,
  registrationIds: readonly string[],
  text: Text,
): Promise<void> {
  const except = await notifyRegistrations(context, registrationIds, text)
  await notifyFollowers(context, { ...text, except })
}

const idsOf = ({ home_id: home, away_id: away }: MatchRow): string[] =>
  [home, away].filter((id) => id !== null)
const namesOf = ({ home, away }: MatchRow): string => `${home?.name ?? '–'} × ${away?.name ?? '–'}`

function textOfResult(
  match: MatchRow,
  {
    name,
    participant,
    cause,
    homeScore,
    awayScore,
  }: Omit<DomainEvent<'match.closed'>, 'type' | 'championshipId' | 'matchId'> &
    Pick<ChampionshipRow, 'name' | 'participant'>,
): Pick<Text, 'title' | 'body'> {
  const where = `${namesOf(match)} em ${name}`
  if (match.winner === null && match.is_forfeit)
    return {
      title: 'W.O. duplo',
      body:
        cause === 'WALKOVER'
          ? `${where}: nenhum dos dois ${say(participant, 'times', 'jogadores')} fez o check-in até 15 minutos depois do horário. Nenhum vence.`
          : `${where}: nenhum dos dois ${say(participant, 'times', 'jogadores')} jogou. Nenhum vence.`,
    }
  const [won, lost] = match.winner === 'home' ? [match.home, match.away] : [match.away, match.home]
  if (cause === 'WALKOVER')
    return {
      title: 'Vitória por W.O.',
      body: `${won?.name ?? '–'} venceu em ${name}: ${lost?.name ?? '–'} não fez o check-in até 15 minutos depois do horário.`,
    }
  return { title: 'Resultado da partida', body: `${where}: ${homeScore} a ${awayScore}.` }
}

/** Both teams; those of a match that was closed because a team is out learn that otherwise. */
export async function notifyOfClosedMatch(
  context: SystemContext,
  { championshipId, matchId, cause, homeScore, awayScore }: DomainEvent<'match.closed'>,
): Promise<void> {
  if (cause === 'DISQUALIFICATION' || cause === 'WITHDRAWAL') return
  const championship = await findChampionship(context.db, { id: championshipId })
  const match = await findMatch(context.db, championshipId, matchId)
  if (championship === null || match === null) return
  const text = textOfResult(match, {
    name: championship.name,
    participant: championship.participant,
    cause,
    homeScore,
    awayScore,
  })
  const type = 'CHAMPIONSHIP_MATCH_RESULT'
  await notifyRegistrations(context, idsOf(match), { championshipId, matchId, type, ...text })
}

/** Everybody who played or follows learns who has won. */
export async function notifyOfWinner(
  context: SystemContext,
  { championshipId, championshipName, winner, registrationIds }: DomainEvent<'championship.won'>,
): Promise<void> {
  await notifyEverybody(context, registrationIds, {
    championshipId,
    type: 'CHAMPIONSHIP_RESULT',
    title: `${championshipName} terminou`,
    body: winner === null ? 'O campeonato terminou sem campeão.' : `${winner.name} venceu o campeonato.`,
  })
}

/** Teams that play or wait, once the check-in is open. */
export async function notifyOfCheckIn(
  context: SystemContext,
  { id: championshipId, name, participant, starts_at: startsAt }: ChampionshipRow,
): Promise<void> {
  const registrations = (await findRegistrations(context.db, championshipId, activeStatuses)).map(
    (registration) => registration.id,
  )
  await notifyRegistrations(context, registrations, {
    championshipId,
    type: 'CHAMPIONSHIP_IS_CLOSE',
    title: 'Check-in aberto',
    body: `${name} começa ${formatOnMoment(startsAt)}. Faça o check-in${say(participant, ' do time', '')}.`,
  })
}

/** Those who follow it, and the teams that have not left: it begins at another time. Nobody does either with a draft. */
export async function notifyOfNewStart(
  context: SystemContext,
  { id: championshipId, name, starts_at: startsAt }: Pick<ChampionshipRow, 'id' | 'name' | 'starts_at'>,
): Promise<void> {
  const registrations = (await findRegistrations(context.db, championshipId, activeStatuses)).map(
    (registration) => registration.id,
  )
  await notifyEverybody(context, registrations, {
    championshipId,
    type: 'EVENT_ANNOUNCE',
    title: 'Campeonato em outra data',
    body: `${name} começa ${formatOnMoment(startsAt)}.`,
  })
}

/** All teams that have not left, and the followers. */
export async function notifyOfCancellation(
  context: SystemContext,
  { id: championshipId, name }: ChampionshipRow,
  reason: string | null,
): Promise<void> {
  const registrations = (await findRegistrations(context.db, championshipId, activeStatuses)).map(
    (registration) => registration.id,
  )
  const line = `${name} foi cancelado.`
  await notifyEverybody(context, registrations, {
    championshipId,
    type: 'CHAMPIONSHIP_CANCEL',
    title: 'Campeonato cancelado',
    body: reason === null ? line : [line, reason],
  })
}

/** Teams that go on without playing: nobody came out of the match for whose winner they waited. */
export async function notifyOfByes(
  context: SystemContext,
  { championshipId, championshipName, byes }: DomainEvent<'matches.changed'>,
): Promise<void> {
  if (byes.length === 0) return
  const participant = (await findChampionship(context.db, { id: championshipId }))?.participant ?? 'TEAM'
  await notifyEach(
    context,
    byes.map(({ id: matchId, registrationId }) => ({
      registrationId,
      text: {
        championshipId,
        matchId,
        type: 'CHAMPIONSHIP_MATCH_UPDATE' as const,
        title: say(participant, 'O time avança sem jogar', 'Você avança sem jogar'),
        body: `Ninguém venceu a partida de onde viria o adversário em ${championshipName}: ${say(participant, 'o time', 'você')} passa desta rodada. Veja a chave.`,
      },
    })),
  )
}

/** Teams that no longer meet, because an earlier result was corrected. */
export async function notifyOfCancelledMatches(
  context: SystemContext,
  { championshipId, championshipName, cancelled }: DomainEvent<'matches.changed'>,
): Promise<void> {
  if (cancelled.length === 0) return
  const participant = (await findChampionship(context.db, { id: championshipId }))?.participant ?? 'TEAM'
  await notifyEach(
    context,
    cancelled.flatMap(({ id: matchId, home, away }) =>
      [home, away].map((registrationId) => ({
        registrationId,
        text: {
          championshipId,
          matchId,
          type: 'CHAMPIONSHIP_MATCH_CANCEL' as const,
          title: 'Partida cancelada',
          body: `Um resultado anterior em ${championshipName} foi corrigido: a partida que ${say(participant, 'o time', 'você')} tinha não vale mais. Veja a chave.`,
        },
      })),
    ),
  )
}

interface Role {
  userId: string
  role: 'CO_ORGANIZER' | 'REFEREE'
}

/** Asks a user to help the organiser; answered in the bell. */
export async function notifyOfStaff(
  context: SystemContext,
  { id: championshipId, name }: ChampionshipRow,
  { userId, role }: Role,
): Promise<void> {
  const part = role === 'REFEREE' ? 'da arbitragem' : 'da organização'
  await notify(context, [
    {
      championshipId,
      userId,
      contextType: 'CHAMPIONSHIP',
      type: 'CHAMPIONSHIP_INVITE',
      subject: staffSubject(championshipId),
      title: 'Convite para a equipe de um campeonato',
      body: `Você foi chamado para fazer parte ${part} de ${name}. Você só entra na equipe se aceitar.`,
    },
  ])
}

/** Another role of somebody who helps already. */
export async function notifyOfRole(
  context: SystemContext,
  { id: championshipId, name }: ChampionshipRow,
  { userId, role }: Role,
): Promise<void> {
  const part = role === 'REFEREE' ? 'da arbitragem' : 'da organização'
  await notify(context, [
    {
      championshipId,
      userId,
      contextType: 'CHAMPIONSHIP',
      type: 'CHAMPIONSHIP_INVITE',
      title: 'Seu papel em um campeonato mudou',
      body: `Agora você faz parte ${part} de ${name}.`,
    },
  ])
}

/** The organiser, co-organisers and referees. */
export async function notifyStaff(
  context: SystemContext,
  organizerId: string | null,
  text: Text,
  except: readonly string[],
): Promise<void> {
  const staff = (await findStaff(context.db, text.championshipId)).map(({ id }) => id)
  const userIds = new Set([...(organizerId === null ? [] : [organizerId]), ...staff])
  await notify(
    context,
    [...userIds]
      .filter((userId) => !except.includes(userId))
      .map((userId) => ({ ...text, userId, contextType: 'CHAMPIONSHIP' })),
  )
}

/** Both teams and the staff, who has to decide. */
export async function notifyOfDispute(
  context: SystemContext,
  { id: championshipId, name, participant, organizer_id: organizerId }: ChampionshipRow,
  match: MatchRow,
): Promise<void> {
  const text = {
    championshipId,
    matchId: match.id,
    type: 'CHAMPIONSHIP_MATCH_UPDATE',
    title: 'Placares diferentes',
    body: `${namesOf(match)} em ${name}: os ${say(participant, 'times', 'jogadores')} informaram placares diferentes. A organização decide.`,
  } as const
  const teams = await notifyRegistrations(context, idsOf(match), text)
  await notifyStaff(context, organizerId, text, teams)
}

/** The staff, whom a team wants in its match. */
export async function notifyOfRefereeCall(
  context: SystemContext,
  { id: championshipId, name, organizer_id: organizerId }: ChampionshipRow,
  { match, side }: { match: MatchRow; side: Side },
): Promise<void> {
  const text = {
    championshipId,
    matchId: match.id,
    type: 'CHAMPIONSHIP_MATCH_UPDATE',
    title: 'Árbitro chamado',
    body: `${match[side]?.name ?? '–'} chama a arbitragem: ${namesOf(match)} em ${name}.`,
  } as const
  await notifyStaff(context, organizerId, text, [])
}

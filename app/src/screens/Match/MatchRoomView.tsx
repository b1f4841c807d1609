import { MAX_MATCH_PROOFS } from '@convoca/sdk/rules'
import {
  MatchCheckIn,
  MatchFacts,
  MatchProofs,
  MatchReschedule,
  MatchRuling,
  MatchTimeline,
  ScoreReport,
} from '@convoca/ui/app'
import type { MatchFactsProps, MatchReportItem, MatchRescheduleState } from '@convoca/ui/app'
import { useSearch } from '@tanstack/react-router'
import {
  addMatchProofAtom,
  callRefereeAtom,
  checkInMatchAtom,
  matchProofAtom,
  proposeRescheduleAtom,
  reportMatchAtom,
  respondToRescheduleAtom,
  ruleMatchAtom,
  scheduleMatchAtom,
  updateMatchScoreAtom,
} from '../../atoms/match.ts'
import type { MatchRoom, MatchTarget } from '../../atoms/match.ts'
import { readBase64 } from '../../atoms/read-base64.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { phone, useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'

import {
  canAct,
  canScore,
  toCheckIn,
  toCheckInSides,
  toGames,
  toSealed,
  toLogItem,
  toProof,
  toReportInput,
  toReports,
  toRunning,
  toPlayedMatch,
} from '../../mappers/match-room.ts'
import { Forfeit } from './MatchActions.tsx'
import { Reopening } from './Reopening.tsx'
import { MatchTabs } from './MatchTabs.tsx'
import styles from './match.module.css'
import { besideChat } from './window-widths.ts'

const { Part: MatchRoster } = lazyPart(() => import('./MatchRoster.tsx').then((loaded) => loaded.MatchRoster))
const { Part: MatchChat } = lazyPart(() => import('./MatchChat.tsx').then((loaded) => loaded.MatchChat))

interface RoomProps {
  target: MatchTarget
  room: MatchRoom
}

interface MatchRoomViewProps extends RoomProps {
  /** The room's address. */
  path: string
  /** The facts that the head shows if it has room for them, which it has not on phones. */
  facts: MatchFactsProps
  /** The moment at which the room was read, in milliseconds since 1970. */
  readAt: number
  isOngoing: boolean
}

/** The room of the players, the captains and the staff. A typed text stays when tabs or widths change. */
export function MatchRoomView({ path, facts, target, room, readAt, isOngoing }: MatchRoomViewProps) {
  const { match, role, can_rule: canRule, conversation_id: conversationId } = room
  const isOpen = match.state === 'READY' && isOngoing
  const isBesideChat = useMediaQuery(besideChat)
  const isPhone = useMediaQuery(phone)
  const search = useSearch({ from: '/shell/championships/$url/match/$matchId' })
  const tab = search.tab === 'chat' && conversationId === null ? undefined : search.tab
  const chatId = isBesideChat ? conversationId : null
  const checkIn = isOpen && <CheckIn target={target} room={room} readAt={readAt} />
  // A check-in that is due now is shown first, so that nobody has to look for it.
  const isCheckInFirst = isPhone && toCheckIn(room, readAt).kind === 'open'
  const details = (
    <>
      {!isCheckInFirst && checkIn}
      {isOpen && canAct(room) && <Reschedule target={target} room={room} />}
      {isOpen && canRule && <Schedule target={target} />}
      {isOngoing && room.side !== null && <MatchRoster isUsed room={room} readAt={readAt} />}
      <MatchTimeline entries={match.log.map(toLogItem)} />
      {isPhone && <Forfeit target={target} room={room} />}
    </>
  )
  return (
    <div>
      {isPhone && <MatchTabs match={facts.match} path={path} tab={tab} conversationId={conversationId} />}
      <div className={styles.columns}>
        <div
          className={styles.column}
          hidden={isPhone && tab !== undefined}
          data-reporting={canAct(room) || undefined}
        >
          {isCheckInFirst && checkIn}
          <Report target={target} room={room} />
          {role !== null &&
            (match.state === 'READY' || match.state === 'CLOSED') &&
            (canRule ? (
              <>
                <Ruling key={match.state} target={target} room={room} />
                {match.state === 'CLOSED' && <Reopening target={target} />}
              </>
            ) : (
              <p className={styles.note}>
                Você, seu time ou alguém da sua equipe joga aqui: outra pessoa da arbitragem decide.
              </p>
            ))}
          <Proofs target={target} room={room} canAdd={isOngoing && room.can_act} />
          {isPhone && <MatchFacts {...facts} />}
          {chatId !== null && <div className={styles.details}>{details}</div>}
        </div>
        <div className={styles.column} hidden={isPhone && tab !== 'details'}>
          {chatId === null ? details : <MatchChat isUsed conversationId={chatId} />}
        </div>
        {isPhone && tab === 'chat' && conversationId !== null && (
          <MatchChat isUsed conversationId={conversationId} />
        )}
      </div>
    </div>
  )
}

const notSent = 'Não foi possível enviar o placar. Tente de novo em instantes.'

/** The score so far, while the match is played. */
function useRunningScore(target: MatchTarget, match: MatchRoom['match']) {
  const { run, isPending, error, errorOf } = useWrite(updateMatchScoreAtom, notSent)
  return {
    isPending,
    error: error ?? errorOf('home_score') ?? errorOf('away_score') ?? errorOf('games'),
    running: toRunning(match),
    onUpdate: canScore(match)
      ? (score: MatchReportItem) => run({ ...target, ...toReportInput(score) })
      : undefined,
  }
}

function Report({ target, room }: RoomProps) {
  const { match, side } = room
  const report = useWrite(reportMatchAtom, notSent)
  const { running, onUpdate, ...update } = useRunningScore(target, match)
  const call = useWrite(callRefereeAtom)
  const shown = toPlayedMatch(match)
  return (
    <ScoreReport
      bar
      teams={shown}
      rules={shown}
      reports={toReports(match)}
      sealed={toSealed(match)}
      running={running}
      isDisputed={match.is_disputed}
      reportUntil={room.report_until}
      form={
        canAct(room) && side !== null
          ? {
              kind: 'captain',
              side,
              sending: report.isPending || update.isPending,
              error: report.error ?? report.errorOf('home_score') ?? report.errorOf('games') ?? update.error,
              onUpdate,
              isCalling: call.isPending,
              onCallReferee:
                match.is_disputed || canScore(match)
                  ? () => void call.run(target, { done: { title: 'A arbitragem foi avisada' } })
                  : undefined,
              onReport: (reported) => void report.run({ ...target, ...toReportInput(reported) }),
            }
          : { kind: 'readOnly' }
      }
    />
  )
}

/** A corrected match of a table may change who plays in the play-offs that it has seeded. */
const ofTables = {
  correctionHint:
    'A classificação é refeita. Se o mata-mata já começou, ele segue a nova classificação: os confrontos que mudarem são jogados de novo.',
}

function Ruling({ target, room: { match } }: RoomProps) {
  const rule = useWrite(ruleMatchAtom, 'Não foi possível decidir a partida. Tente de novo em instantes.')
  const { running, onUpdate, ...update } = useRunningScore(target, match)
  const shown = toPlayedMatch(match)
  const { home, away, state, homeScore, awayScore } = shown
  if (home === null || away === null) return null
  return (
    <MatchRuling
      home={home}
      away={away}
      rules={shown}
      texts={match.bracket === 'GROUP' || match.bracket === 'SWISS' ? ofTables : undefined}
      result={
        state === 'CLOSED'
          ? { home: homeScore ?? 0, away: awayScore ?? 0, games: toGames(match.games) }
          : undefined
      }
      running={running}
      onUpdate={onUpdate}
      isPending={rule.isPending || update.isPending}
      error={rule.error ?? rule.errorOf('home_score') ?? rule.errorOf('games') ?? update.error}
      reasonError={rule.errorOf('reason')}
      onRule={({ isForfeit, reason, ...score }) =>
        rule.run({
          ...target,
          ...toReportInput(score),
          is_forfeit: isForfeit,
          reason: reason.trim(),
        })
      }
    />
  )
}

function Proofs({ target, room, canAdd }: RoomProps & { canAdd: boolean }) {
  const add = useWrite(addMatchProofAtom, 'Não foi possível enviar a imagem. Tente de novo em instantes.')
  const { proofs, side, match } = room
  return (
    <MatchProofs
      proofs={proofs.map(toProof)}
      teams={toPlayedMatch(match)}
      renderPicture={({ id }, alt) => <Picture target={target} proofId={id} alt={alt} />}
      adding={
        canAdd && side !== null
          ? {
              count: proofs.filter((proof) => proof.side === side).length,
              most: MAX_MATCH_PROOFS,
              isPending: add.isPending,
              error: add.error ?? add.errorOf('picture'),
              onAdd: (file) => void readBase64(file).then((picture) => add.run({ ...target, picture })),
            }
          : undefined
      }
    />
  )
}

/** The place has its shape while the picture loads. */
function Picture({ target, proofId, alt }: { target: MatchTarget; proofId: string; alt: string }) {
  const { data, isError } = useQueryAtom(matchProofAtom, { ...target, proofId })
  if (isError) return <p className={styles.note}>Não foi possível carregar a imagem.</p>
  const source = data && `data:image/jpeg;base64,${data.base64}`
  const image = (
    <img alt={data ? alt : ''} src={source} width={data?.width ?? 160} height={data?.height ?? 90} />
  )
  // The thumbnail leads to the whole picture.
  return source === undefined ? (
    image
  ) : (
    <a href={source} download={`prova-${proofId}.jpg`}>
      {image}
    </a>
  )
}

function CheckIn({ target, room, readAt }: RoomProps & { readAt: number }) {
  const checkIn = useWrite(checkInMatchAtom)
  const action = toCheckIn(room, readAt)
  return (
    <MatchCheckIn
      sides={toCheckInSides(room.match, room)}
      walkoverAt={room.walkover_at}
      action={
        action.kind === 'open'
          ? {
              ...action,
              isPending: checkIn.isPending,
              onConfirm: () => void checkIn.run(target, { done: { title: 'Check-in feito' } }),
            }
          : action
      }
    />
  )
}

const otherTime = 'Escolha outro horário, que ainda não passou.'
const passedProposal = 'O horário proposto já passou. Recuse e proponha outro.'

function Reschedule({ target, room }: RoomProps) {
  const failure = 'Não foi possível remarcar. Tente de novo em instantes.'
  const propose = useWrite(proposeRescheduleAtom, failure)
  const respond = useWrite(respondToRescheduleAtom, failure)
  const answer = (accept: boolean) => void respond.run({ ...target, accept })
  return (
    <MatchReschedule
      state={toReschedule(room, answer)}
      isPending={propose.isPending || respond.isPending}
      fieldError={propose.errorOf('scheduled_at') && otherTime}
      error={propose.error ?? respond.error ?? (respond.errorOf('accept') && passedProposal)}
      onPropose={(scheduledAt) => propose.run({ ...target, scheduled_at: scheduledAt })}
    />
  )
}

function toReschedule(room: MatchRoom, answer: (accept: boolean) => void): MatchRescheduleState {
  const { reschedule, side, match } = room
  if (reschedule === null) return { kind: 'none' }
  const { scheduled_at: scheduledAt } = reschedule
  if (reschedule.side === side) return { kind: 'own', scheduledAt, onTakeBack: () => answer(false) }
  return {
    kind: 'other',
    scheduledAt,
    team: match[reschedule.side]?.name ?? '',
    onAccept: () => answer(true),
    onDecline: () => answer(false),
  }
}

function Schedule({ target }: { target: MatchTarget }) {
  const schedule = useWrite(
    scheduleMatchAtom,
    'Não foi possível salvar o horário. Tente de novo em instantes.',
  )
  return (
    <MatchReschedule
      state={{ kind: 'staff' }}
      isPending={schedule.isPending}
      fieldError={schedule.errorOf('scheduled_at') && otherTime}
      error={schedule.error}
      onPropose={(scheduledAt) => schedule.run({ ...target, scheduled_at: scheduledAt })}
    />
  )
}

'use client'

import { clsx } from 'clsx'
import { Check, CircleHelp, Users, X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './CheckInList.module.css'

/** One invited member. */
export interface CheckInItem {
  id: string
  /** The seed of the colour of a missing picture. */
  userId: string
  nick: string
  name?: string | undefined
  avatarUrl?: string | null | undefined
  href?: string | undefined
  /** Null without a response. */
  isConfirmed: boolean | null
  isYou?: boolean | undefined
}

const checkInListTexts = {
  label: 'Presença dos convidados',
  loading: 'Carregando presenças...',
  empty: 'Ninguém foi convidado',
  emptyHint: 'Quem for convidado para o evento aparece aqui.',
  failed: 'Não foi possível carregar as presenças',
  you: 'você',
  confirmed: 'Confirmou',
  declined: 'Não vai',
  pending: 'Sem resposta',
  /** Above the buttons, before and after the user's response. */
  question: 'Você vai?',
  attending: 'Você confirmou presença.',
  notAttending: 'Você não vai.',
  confirm: 'Confirmar presença',
  decline: 'Não vou',
  counts: (confirmed: number, declined: number, pending: number) =>
    `${confirmed} ${confirmed === 1 ? 'confirmou' : 'confirmaram'} · ${declined} não ${declined === 1 ? 'vai' : 'vão'} · ${pending} sem resposta`,
}

export type CheckInListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** One for each invited member. */
    checkIns: readonly CheckInItem[]
    /** Called with the user's response; without it the response is read-only, e.g. for past events. */
    onAnswer?: ((checkInId: string, isConfirmed: boolean) => void) | undefined
    /** The pending response. */
    pending?: boolean | undefined
    /** Buttons of a row, e.g. taking the invitation back. */
    renderActions?: ((checkIn: CheckInItem) => ReactNode) | undefined
  }

const marks = {
  confirmed: { Icon: Check, answer: 'yes' },
  declined: { Icon: X, answer: 'no' },
  pending: { Icon: CircleHelp, answer: 'open' },
} as const

function getState({ isConfirmed }: CheckInItem): keyof typeof marks {
  if (isConfirmed === null) return 'pending'
  return isConfirmed ? 'confirmed' : 'declined'
}

/**
 * The members who come to an event, who do not and who have not responded, with the user's own response
 * above. The counts are also texts.
 */
export function CheckInList(props: CheckInListProps) {
  const { checkIns, onAnswer, pending = false, renderActions, className, ...more } = props
  const { status = 'ready', onRetry, failure, emptyAction, ...rest } = more
  const own = checkIns.find((checkIn) => checkIn.isYou)
  const count = (state: keyof typeof marks) =>
    checkIns.filter((checkIn) => getState(checkIn) === state).length
  return (
    <div {...rest} className={clsx(styles.root, className)} data-status={status}>
      {status === 'ready' && own !== undefined && onAnswer !== undefined && (
        <OwnAnswer own={own} pending={pending} onAnswer={onAnswer} />
      )}
      <p className={styles.counts} role="status">
        {status === 'ready' && checkIns.length > 0
          ? checkInListTexts.counts(count('confirmed'), count('declined'), count('pending'))
          : ''}
      </p>
      <RowList
        status={status}
        onRetry={onRetry}
        failure={failure}
        emptyAction={emptyAction}
        labels={checkInListTexts}
        emptyIcon={<Users aria-hidden="true" />}
        expected={5}
        rows={checkIns.map((checkIn) => ({
          id: checkIn.id,
          row: <Row checkIn={checkIn} actions={renderActions?.(checkIn)} />,
        }))}
      />
    </div>
  )
}

interface OwnAnswerProps {
  own: CheckInItem
  pending: boolean
  onAnswer: (checkInId: string, isConfirmed: boolean) => void
}

const questions = { pending: 'question', confirmed: 'attending', declined: 'notAttending' } as const

function OwnAnswer({ own, pending, onAnswer }: OwnAnswerProps) {
  // Ignore presses while one is pending.
  const answer = (isConfirmed: boolean) => {
    if (!pending && own.isConfirmed !== isConfirmed) onAnswer(own.id, isConfirmed)
  }
  return (
    <div className={styles.own} role="group" aria-label={checkInListTexts.question} aria-busy={pending}>
      <span className={styles.question}>{checkInListTexts[questions[getState(own)]]}</span>
      <Button
        // The main action until it is done; then the chosen one of two.
        variant={own.isConfirmed === null ? 'primary' : 'secondary'}
        icon={<Check aria-hidden="true" />}
        aria-pressed={own.isConfirmed === true}
        data-chosen={own.isConfirmed === true || undefined}
        className={styles.confirm ?? ''}
        onClick={() => answer(true)}
      >
        {checkInListTexts.confirm}
      </Button>
      <Button
        variant="secondary"
        icon={<X aria-hidden="true" />}
        aria-pressed={own.isConfirmed === false}
        data-chosen={own.isConfirmed === false || undefined}
        className={styles.decline ?? ''}
        onClick={() => answer(false)}
      >
        {checkInListTexts.decline}
      </Button>
    </div>
  )
}

interface RowProps {
  checkIn: CheckInItem
  actions: ReactNode
}

function Row({ checkIn, actions }: RowProps) {
  const { userId, nick, name, avatarUrl, href, isYou } = checkIn
  const state = getState(checkIn)
  const { Icon, answer } = marks[state]
  return (
    <div className={styles.row} data-you={isYou || undefined}>
      <Avatar id={userId} name={nick} src={avatarUrl} size="s" decorative />
      <div className={styles.who}>
        {href === undefined ? <span>{nick}</span> : <a href={href}>{nick}</a>}
        {isYou && <span className={styles.you}>{checkInListTexts.you}</span>}
        {name && <span className={styles.name}>{name}</span>}
      </div>
      <span className={styles.answer} data-answer={answer}>
        <Icon aria-hidden="true" />
        <span>{checkInListTexts[state]}</span>
      </span>
      {wrapText(actions)}
    </div>
  )
}

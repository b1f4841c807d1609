import { Avatar, Badge, Button, Panel, TextField, formatMoney } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import type { FormEvent } from 'react'
import { type TeamPrize, answerPrizeDivisionAtom } from '../../atoms/team-prizes.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { Reminder } from './Reminder.tsx'
import styles from './prize.module.css'
import { readAmount, useDivision } from './useDivision.ts'

type Share = TeamPrize['shares'][number]

const agreements = {
  AGREED: { label: 'Concordou', tone: 'success' },
  REFUSED: { label: 'Recusou', tone: 'error' },
  NONE: { label: 'Não respondeu', tone: 'warning' },
} as const

const keyOf = ({ championship, team }: TeamPrize) => ({ id: championship.id, teamId: team.id })

const untilFormat = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The division of a team's prize: its speaker proposes, everybody agrees, or the parts are equal in the end. */
export function Division({ prize }: { prize: TeamPrize }) {
  const { shares, can_manage: canManage, amount, decides_until: until } = prize
  const division = useDivision(prize)
  function submit(event: FormEvent) {
    event.preventDefault()
    division.propose()
  }
  return (
    <Panel
      title={prize.is_equal ? 'Partes iguais' : 'Divisão proposta'}
      actions={<Reminder prize={prize} label="Lembrar o time" />}
      flush
    >
      <p className={styles.foot} data-amber="">
        <span>Sem acordo, vira partes iguais em </span>
        <time dateTime={until}>{untilFormat.format(new Date(until))}</time>
      </p>
      <form noValidate onSubmit={submit}>
        <ul className={styles.rows}>
          {shares.map((share) => (
            <DivisionRow
              key={share.id}
              share={share}
              text={division.texts.get(share.id) ?? ''}
              onChange={canManage ? (text) => division.setText(share.id, text) : undefined}
            />
          ))}
        </ul>
        <Sum sum={division.sum} amount={amount} />
        {canManage && <Proposal division={division} isEqual={prize.is_equal} />}
      </form>
      <OwnAnswer prize={prize} />
    </Panel>
  )
}

function Sum({ sum, amount }: { sum: number; amount: number }) {
  const isWhole = sum === amount
  return (
    <p className={styles.foot} role="status">
      <span className={isWhole ? styles.paid : styles.wrong}>
        {isWhole
          ? `Fecha com o prêmio: ${formatMoney(amount)}`
          : `As partes somam ${formatMoney(sum)} de ${formatMoney(amount)}`}
      </span>
    </p>
  )
}

function Proposal(props: { division: ReturnType<typeof useDivision>; isEqual: boolean }) {
  const { division, isEqual } = props
  return (
    <div className={styles.actions}>
      <p className={styles.text}>Mudar um valor apaga os acordos e pede de novo a todo mundo.</p>
      {!isEqual && (
        <Button disabled={division.isPending} onClick={division.makeEqual}>
          Voltar a partes iguais
        </Button>
      )}
      <Button
        variant="primary"
        type="submit"
        disabled={!division.canPropose}
        loading={division.isPending}
        loadingLabel="Enviando..."
      >
        Propor divisão
      </Button>
    </div>
  )
}

function DivisionRow(props: { share: Share; text: string; onChange: ((text: string) => void) | undefined }) {
  const { share, text, onChange } = props
  const { winner, agreement, is_minor: isMinor, amount } = share
  const visitorId = useAtomValue(visitorAtom)?.id
  const { label, tone } = agreements[agreement ?? 'NONE']
  return (
    <li className={styles.row} data-own={winner.id === visitorId || undefined}>
      <Avatar name={winner.nick} decorative />
      <div className={styles.who}>
        <p className={styles.name}>
          <strong>{winner.nick}</strong>
          {winner.id === visitorId && <Badge tone="accent">você</Badge>}
          {isMinor && <Badge tone="warning">menor de 18</Badge>}
        </p>
      </div>
      {onChange === undefined ? (
        <strong className={styles.amount}>{formatMoney(amount)}</strong>
      ) : (
        <TextField
          className={styles.part}
          label={`Parte de ${winner.nick} (R$)`}
          value={text}
          inputMode="decimal"
          maxLength={10}
          error={readAmount(text) > 0 ? undefined : 'Informe um valor, como 480 ou 480,50'}
          onChange={onChange}
        />
      )}
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}

/** The visitor's answer about their part. */
function OwnAnswer({ prize }: { prize: TeamPrize }) {
  const visitorId = useAtomValue(visitorAtom)?.id
  const answer = useWrite(answerPrizeDivisionAtom)
  const own = prize.shares.find(({ winner }) => winner.id === visitorId)
  if (own === undefined) return null
  const say = (agrees: boolean) =>
    void answer.run(
      { ...keyOf(prize), body: { version: prize.version, agrees } },
      { done: { title: 'Resposta enviada' }, failure: 'Não foi possível enviar a resposta' },
    )
  return (
    <div className={styles.actions}>
      <p className={styles.text}>{`A sua parte é ${formatMoney(own.amount)}.`}</p>
      <Button disabled={answer.isPending || own.agreement === 'REFUSED'} onClick={() => say(false)}>
        Recusar
      </Button>
      <Button
        variant="primary"
        disabled={answer.isPending || own.agreement === 'AGREED'}
        onClick={() => say(true)}
      >
        Concordar
      </Button>
    </div>
  )
}

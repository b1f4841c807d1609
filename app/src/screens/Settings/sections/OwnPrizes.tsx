import { Badge, Button, LinkButton, Panel, formatMoney } from '@convoca/ui'
import { type OwnPrize, answerPrizeReceiverAtom, ownPrizesAtom } from '../../../atoms/own-prizes.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import { getChampionshipPath } from '../../../mappers/championship.ts'
import {
  describePrize,
  describeWithholding,
  getPayeeId,
  getTeamPrizePath,
  prizeStates,
} from '../../../mappers/payment.ts'
import styles from './prizes.module.css'

/** The prizes that the user has won, or is asked to receive for a minor, and what is missing before they are paid. */
export function OwnPrizes({ userId }: { userId: string }) {
  const prizes = useQueryAtom(ownPrizesAtom, 'own')
  if (prizes.data === undefined || prizes.data.length === 0) return null
  const needsKey = prizes.data.some((prize) => prize.waits_for === 'KEY' && getPayeeId(prize) === userId)
  return (
    <Panel
      title="Prêmios"
      actions={needsKey && <LinkButton href="/settings?section=pix">Cadastrar chave Pix</LinkButton>}
    >
      <ul className={styles.prizes}>
        {prizes.data.map((prize) => (
          <OwnPrizeRow key={prize.id} prize={prize} userId={userId} />
        ))}
      </ul>
      <Years prizes={prizes.data.filter(({ winner }) => winner.id === userId)} />
    </Panel>
  )
}

/** The statement of each year in which something was withheld of what was paid. */
function Years({ prizes }: { prizes: readonly OwnPrize[] }) {
  const paid = prizes.flatMap(({ amount, withheld, paid_at: at }) =>
    at === null ? [] : [{ amount, withheld, year: new Date(at).getFullYear() }],
  )
  const sum = (all: typeof paid) => ({
    amount: all.reduce((total, part) => total + part.amount, 0),
    withheld: all.reduce((total, part) => total + part.withheld, 0),
  })
  return [...Map.groupBy(paid, ({ year }) => year)].map(([year, parts]) => {
    const text = describeWithholding(sum(parts))
    return text === null ? null : (
      <p key={year} className={styles.year}>
        <strong>{`Informe de ${year}`}</strong>
        <span className={styles.note}>{text}</span>
      </p>
    )
  })
}

function OwnPrizeRow({ prize, userId }: { prize: OwnPrize; userId: string }) {
  const { championship, team_id: teamId, winner, receiver } = prize
  const withheld = describeWithholding(prize)
  const isAsked = receiver?.id === userId && !receiver.has_agreed && prize.status !== 'PAID'
  const path =
    teamId === null ? getChampionshipPath(championship.url) : getTeamPrizePath(championship.id, teamId)
  return (
    <li className={styles.prize}>
      <a className={styles.title} href={winner.id === userId ? path : getChampionshipPath(championship.url)}>
        <span>{`${prize.place}º lugar · ${championship.name}`}</span>
        {winner.id !== userId && <span>{` · parte de ${winner.nick}`}</span>}
      </a>
      <strong>{formatMoney(prize.amount - prize.withheld)}</strong>
      <Badge tone={prizeStates[prize.status].tone}>{prizeStates[prize.status].label}</Badge>
      <span className={styles.note}>{describePrize(prize, getPayeeId(prize) === userId)}</span>
      {withheld !== null && <span className={styles.note}>{withheld}</span>}
      {isAsked && <ReceiverQuestion prize={prize} />}
    </li>
  )
}

function ReceiverQuestion({ prize: { id, winner } }: { prize: OwnPrize }) {
  const answer = useWrite(answerPrizeReceiverAtom)
  const say = (accepts: boolean) =>
    void answer.run(
      { shareId: id, accepts },
      {
        done: { title: accepts ? 'Você recebe por essa pessoa' : 'Resposta enviada' },
        failure: 'Não foi possível enviar a resposta',
      },
    )
  return (
    <div className={styles.question}>
      <span className={styles.note}>
        {`${winner.nick} é menor de 18 anos. Você recebe o Pix e entrega o valor?`}
      </span>
      <Button size="small" variant="primary" disabled={answer.isPending} onClick={() => say(true)}>
        {`Receber por ${winner.nick}`}
      </Button>
      <Button size="small" disabled={answer.isPending} onClick={() => say(false)}>
        {`Recusar a parte de ${winner.nick}`}
      </Button>
    </div>
  )
}

import { Avatar, Badge, PageHeader, Panel, TeamLogo, formatMoney } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import type { CSSProperties } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { type TeamPrize, teamPrizeAtom } from '../../atoms/team-prizes.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath } from '../../mappers/championship.ts'
import { describePrize, describeWithholding, getPayeeId, prizeStates } from '../../mappers/payment.ts'
import { notFound } from '../NotFoundScreen.tsx'
import { Division } from './Division.tsx'
import { Reminder } from './Reminder.tsx'
import { Receivers } from './Receivers.tsx'
import styles from './prize.module.css'

const title = 'Prêmio do time'

/** The prize that a team has won, part by part, for its members and winners. */
export function TeamPrizeView({ championship, teamId }: { championship: Championship; teamId: string }) {
  useLiveChampionship(championship)
  const prize = useQueryAtom(teamPrizeAtom, { championshipId: championship.id, teamId })
  return (
    <QueryContent query={prize} title={title} fallback={notFound}>
      {(data) => (
        <div className={styles.screen}>
          <PageHead title={title} />
          <PageHeader
            title={title}
            back={{ href: getChampionshipPath(championship.url), label: championship.name }}
          />
          <Banner prize={data} />
          <div className={styles.columns}>
            {data.settled_at === null ? <Division key={data.version} prize={data} /> : <Parts prize={data} />}
            <div className={styles.side}>
              <Receivers prize={data} />
              <Rules />
            </div>
          </div>
        </div>
      )}
    </QueryContent>
  )
}

function Banner({ prize: { team, place, amount, championship } }: { prize: TeamPrize }) {
  const colors = { '--team': team.primary_color ?? 'var(--cv-panel-2)' } as CSSProperties
  return (
    <section className={styles.banner} style={colors} aria-label={team.name}>
      <TeamLogo name={team.name} src={team.logo?.url} primaryColor={team.primary_color} size={96} />
      <div className={styles.who}>
        <p className={styles.place}>
          <Badge tone="warning">{place === 1 ? 'Campeão' : `${place}º lugar`}</Badge>
          <span>{championship.name}</span>
        </p>
        <p className={styles.team}>{team.name}</p>
      </div>
      <p className={styles.sum}>
        <span className={styles.note}>{title}</span>
        <strong className={styles.gold}>{formatMoney(amount)}</strong>
      </p>
    </section>
  )
}

function Parts({ prize }: { prize: TeamPrize }) {
  const { shares, amount } = prize
  const paid = shares
    .filter(({ status }) => status === 'PAID')
    .reduce((sum, { amount: part }) => sum + part, 0)
  return (
    <Panel title="Pagamentos" actions={<Reminder prize={prize} label="Pedir chaves Pix" />} flush>
      <dl className={styles.figures}>
        <div>
          <dt>Já pago</dt>
          <dd className={styles.paid}>{formatMoney(paid)}</dd>
        </div>
        <div>
          <dt>Falta</dt>
          <dd>{formatMoney(amount - paid)}</dd>
        </div>
      </dl>
      <ul className={styles.rows}>
        {shares.map((share) => (
          <Part key={share.id} share={share} />
        ))}
      </ul>
      <p className={styles.foot}>
        O que não sair fica guardado em nome da pessoa. Nada volta para a organização.
      </p>
    </Panel>
  )
}

function Part({ share }: { share: TeamPrize['shares'][number] }) {
  const visitorId = useAtomValue(visitorAtom)?.id
  const { winner, amount, status, is_minor: isMinor, receiver } = share
  const isOwn = winner.id === visitorId
  const withheld = describeWithholding(share)
  return (
    <li className={styles.row} data-own={isOwn || undefined}>
      <Avatar name={winner.nick} decorative />
      <div className={styles.who}>
        <p className={styles.name}>
          <strong>{winner.nick}</strong>
          {isOwn && <Badge tone="accent">você</Badge>}
          {isMinor && <Badge tone="warning">menor de 18</Badge>}
        </p>
        <p className={styles.note}>
          <span>{describePrize(share, getPayeeId(share) === visitorId)}</span>
          {receiver?.has_agreed === true && status !== 'PAID' && (
            <span>{` ${receiver.nick} recebe por ${winner.nick}.`}</span>
          )}
        </p>
        {withheld !== null && <p className={styles.note}>{withheld}</p>}
      </div>
      <strong className={styles.amount}>{formatMoney(amount)}</strong>
      <span className={styles.track} data-status={status.toLowerCase()} aria-hidden="true" />
      <Badge tone={prizeStates[status].tone}>{prizeStates[status].label}</Badge>
    </li>
  )
}

function Rules() {
  return (
    <Panel title="Como sai o dinheiro">
      <ol className={styles.rules}>
        <li>Todos concordam, ou passam 72 h: sem acordo, as partes são iguais.</li>
        <li>Cada Pix sai uma vez só, para a chave do perfil.</li>
        <li>Se falhar, a pessoa põe outra chave e sai de novo.</li>
        <li>A parte de quem é menor de 18 anos vai para um adulto do time que aceita.</li>
        <li>Acima de R$ 2.000,00 por pessoa, duas pessoas da equipe conferem.</li>
      </ol>
    </Panel>
  )
}

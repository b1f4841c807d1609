'use client'

import { clsx } from 'clsx'
import { Gift } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import { Button, LinkButton } from '../../primitives/Button/Button.tsx'
import { useWhen } from '../RegistrationPanel/useWhen.ts'
import styles from './GiftCard.module.css'
import { formatDayAndTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'

export type GiftState = 'WAITING' | 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED'

export const giftCardTexts = {
  money: formatMoney,
  from: (sender: string) => `Presente de ${sender}`,
  to: (team: string) => `Presente para ${team}`,
  entry: (championship: string) => `Inscrição em ${championship}`,
  until: (date: Date) =>
    `Responda até ${formatDayAndTime(date)}. Sem resposta, o valor volta para quem pagou.`,
  waitsUntil: (date: Date) => `O time responde até ${formatDayAndTime(date)}. Sem resposta, o valor volta.`,
  states: {
    WAITING: 'Aguarda o pagamento',
    OFFERED: 'Aguarda a resposta do time',
    ACCEPTED: 'Aceito: a vaga está paga',
    DECLINED: 'Recusado: o valor volta para quem pagou',
    EXPIRED: 'Não foi usado: o que foi pago volta',
  } satisfies Record<GiftState, string> as Readonly<Record<GiftState, string>>,
}

export type GiftCardProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The state of the gift. */
  state: GiftState
  /** The price of the entry in centavos. */
  amount: number
  /** Name of the championship. */
  championship: string
  /** Nickname of the giver; null for an erased account, and missing where it is the reader. */
  sender?: string | null | undefined
  /** The team that gets it. */
  team: string
  /** The message that comes with it. */
  message?: string | undefined
  /** ISO 8601: until when it may be answered. */
  expiresAt?: string | undefined
  /** The payment's page, for the sender. */
  paymentHref?: string | undefined
  /** The level of its heading; 2 by default. */
  headingLevel?: 2 | 3 | undefined
  /** The answer that is being saved. */
  saving?: 'accept' | 'decline' | undefined
  /** Accepts; without it there are no buttons. */
  onAccept?: (() => void) | undefined
  /** Declines; without it there are no buttons. */
  onDecline?: (() => void) | undefined
}

const tones: Readonly<Record<GiftState, BadgeTone>> = {
  WAITING: 'info',
  OFFERED: 'warning',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
}

function getTitle({ sender, team }: Pick<GiftCardProps, 'sender' | 'team'>): string {
  if (sender === undefined) return giftCardTexts.to(team)
  return sender === null ? 'Presente de uma conta excluída' : giftCardTexts.from(sender)
}

/** The entry of a team that somebody else pays: what it is, what comes with it, and the answer. */
export function GiftCard(props: GiftCardProps) {
  const { state, amount, championship, sender, team, message, expiresAt, paymentHref, ...more } = props
  const { headingLevel = 2, saving, onAccept, onDecline, className, ...rest } = more
  const Heading = `h${headingLevel}` as const
  const when = useWhen()
  const titleId = useId()
  const until = sender === undefined ? giftCardTexts.waitsUntil : giftCardTexts.until
  const isOpen = state === 'OFFERED' && onAccept !== undefined && onDecline !== undefined
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)}>
      <span className={styles.icon} aria-hidden="true">
        <Gift />
      </span>
      <Heading id={titleId} className={styles.title}>
        {getTitle(props)}
      </Heading>
      <p className={styles.note}>{`${giftCardTexts.entry(championship)} · ${giftCardTexts.money(amount)}`}</p>
      {message !== undefined && <blockquote className={styles.message}>{message}</blockquote>}
      <p className={styles.state} role="status">
        <Badge tone={tones[state]}>{giftCardTexts.states[state]}</Badge>
      </p>
      {isOpen && (
        <div className={styles.buttons}>
          <Button
            variant="primary"
            loading={saving === 'accept'}
            loadingLabel="Aceitando..."
            disabled={saving === 'decline'}
            onClick={onAccept}
          >
            Aceitar
          </Button>
          <Button
            loading={saving === 'decline'}
            loadingLabel="Recusando..."
            disabled={saving === 'accept'}
            onClick={onDecline}
          >
            Recusar
          </Button>
        </div>
      )}
      {paymentHref !== undefined && <LinkButton href={paymentHref}>Ver pagamento</LinkButton>}
      {state === 'OFFERED' && expiresAt !== undefined && (
        <p className={styles.note}>{until(when(expiresAt))}</p>
      )}
    </section>
  )
}

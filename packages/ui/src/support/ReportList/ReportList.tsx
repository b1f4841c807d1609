'use client'

import { Flag } from 'lucide-react'
import { type ComponentPropsWithRef, Fragment } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import { fullDate } from '../../notifications/dates/dates.ts'
import { Button, LinkButton } from '../../primitives/Button/Button.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import styles from './ReportList.module.css'

export interface ReportItem {
  id: string
  /** The name of the reported thing. */
  title: string
  reason: string
  /** The text of the reporter. */
  text?: string | undefined
  /** The texts that are needed to judge it, such as the messages before. */
  context: readonly { label: string; text: string }[]
  /** Nick of the reporter; absent once the account is gone. */
  reporter?: string | undefined
  /** ISO date-time. */
  createdAt: string
  /** The reported page. */
  href?: string | undefined
  /** The page on which its author is warned or suspended. */
  moderationHref?: string | undefined
  /** Whether it is still to be decided. */
  isOpen: boolean
}

const reportListTexts = {
  label: 'Denúncias',
  loading: 'Carregando denúncias...',
  empty: 'Nenhuma denúncia nesta situação',
  emptyHint: 'O que for denunciado aparece aqui.',
  failed: 'Não foi possível carregar as denúncias',
  reason: 'Motivo',
  text: 'Relato',
  reporter: 'Quem denunciou',
  /** Shown in place of an erased account's nick. */
  gone: 'Conta apagada',
  page: 'Ver página',
  moderate: 'Advertir ou suspender',
  uphold: 'Procede',
  dismiss: 'Arquivar',
  deciding: 'Salvando...',
}

export type ReportListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The newest first. */
    reports: readonly ReportItem[]
    /** Decides an open report: whether it is right. */
    onDecide: (id: string, isUpheld: boolean) => void
    /** The reports whose decision is being saved. */
    decidingIds?: readonly string[] | undefined
  }

/**
 * The reports of users, for the staff: each with what is needed to judge it. It decides about the report alone;
 * warnings and suspensions are given on a page of their own. Put it in a `Panel` that is `flush`.
 */
export function ReportList(props: ReportListProps) {
  const { reports, onDecide, decidingIds = [], ...rest } = props
  return (
    <RowList
      {...rest}
      data-flush
      labels={reportListTexts}
      emptyIcon={<Flag aria-hidden="true" />}
      expected={3}
      rows={reports.map((report) => ({
        id: report.id,
        row: <Row report={report} isDeciding={decidingIds.includes(report.id)} onDecide={onDecide} />,
      }))}
    />
  )
}

interface RowProps extends Pick<ReportListProps, 'onDecide'> {
  report: ReportItem
  isDeciding: boolean
}

function Row({ report, isDeciding, onDecide }: RowProps) {
  const { id, title, createdAt, href, moderationHref, isOpen } = report
  return (
    <div className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <time className={styles.date} dateTime={createdAt}>
        {fullDate(useTimeZone()(createdAt))}
      </time>
      <Details report={report} />
      <div className={styles.actions}>
        {href !== undefined && (
          <LinkButton size="small" href={href}>
            {reportListTexts.page}
          </LinkButton>
        )}
        {moderationHref !== undefined && (
          <LinkButton size="small" href={moderationHref}>
            {reportListTexts.moderate}
          </LinkButton>
        )}
        {isOpen &&
          [true, false].map((isUpheld) => (
            <Button
              key={String(isUpheld)}
              size="small"
              loading={isDeciding}
              loadingLabel={reportListTexts.deciding}
              onClick={() => onDecide(id, isUpheld)}
            >
              {isUpheld ? reportListTexts.uphold : reportListTexts.dismiss}
            </Button>
          ))}
      </div>
    </div>
  )
}

function Details({ report }: { report: ReportItem }) {
  const { reason, text, context, reporter = reportListTexts.gone } = report
  const lines = [
    { label: reportListTexts.reason, text: reason },
    ...(text === undefined ? [] : [{ label: reportListTexts.text, text }]),
    ...context,
    { label: reportListTexts.reporter, text: reporter },
  ]
  return (
    <dl className={styles.details}>
      {lines.map((line) => (
        <Fragment key={line.label}>
          <dt>{line.label}</dt>
          <dd>{line.text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

'use client'

import { clsx } from 'clsx'
import { Trophy } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ListFrame, type ListState, type ListTexts } from '../../feedback/ListFrame/ListFrame.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './RankingList.module.css'

export interface RankingRow {
  id: string
  /** The rank; players with as many points share it. */
  place: number
  name: string
  href: string
  /** Avatar or logo. */
  picture: ReactNode
  /** Shown beside the name, e.g. the team's tag. */
  tag?: ReactNode
  points: number
  matches: number
  wins: number
  /** The reader, or a team of theirs. */
  own?: boolean | undefined
}

export const rankingListTexts = {
  label: 'Ranking',
  place: 'Posição',
  name: 'Nome',
  matches: 'Partidas',
  winRate: 'Aproveitamento',
  points: 'Pontos',
  /** Marks the reader's own row. */
  own: 'você',
  number: (value: number) => new Intl.NumberFormat('pt-BR').format(value),
  loading: 'Carregando ranking...',
  empty: 'Ninguém pontuou ainda',
  emptyHint: 'Os pontos vêm das partidas de campeonatos.',
  failed: 'Não foi possível carregar o ranking',
}

export type RankingListTexts = typeof rankingListTexts & ListTexts

export type RankingListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** Best first. Places may be missing. */
    rows: readonly RankingRow[]
    texts?: Partial<RankingListTexts> | undefined
  }

/**
 * Places of a ranking as a table: matches and win rate give way on phones, place, name and points stay. The reader's own row
 * says so in words.
 */
export function RankingList({ rows, texts, className, ...rest }: RankingListProps) {
  const labels = useTexts<RankingListTexts>('RankingList', rankingListTexts, texts)
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={labels}
      isEmpty={rows.length === 0}
      emptyIcon={<Trophy aria-hidden="true" />}
      placeholder={<SkeletonRows rows={8} />}
    >
      <table className={styles.table} aria-label={labels.label}>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span className="cv-hidden">{labels.place}</span>
            </th>
            <th scope="col">{labels.name}</th>
            <th scope="col" className={styles.wide}>
              {labels.matches}
            </th>
            <th scope="col" className={styles.wide}>
              {labels.winRate}
            </th>
            <th scope="col">{labels.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} labels={labels} />
          ))}
        </tbody>
      </table>
    </ListFrame>
  )
}

function Row({ row, labels }: { row: RankingRow; labels: RankingListTexts }) {
  const { place, name, href, picture, tag, points, matches, wins, own } = row
  return (
    <tr className={styles.row} data-own={own || undefined} data-top={place <= 3 || undefined}>
      <td className={styles.place}>{labels.number(place)}</td>
      <th scope="row">
        <span className={styles.who}>
          {wrapText(picture)}
          <a className={styles.name} href={href}>
            {name}
          </a>
          {wrapText(tag)}
          {own && <span className={styles.own}>{labels.own}</span>}
        </span>
      </th>
      <td className={styles.wide}>{labels.number(matches)}</td>
      <td className={styles.wide}>{matches === 0 ? '–' : `${Math.round((wins / matches) * 100)}%`}</td>
      <td className={styles.points}>{labels.number(points)}</td>
    </tr>
  )
}

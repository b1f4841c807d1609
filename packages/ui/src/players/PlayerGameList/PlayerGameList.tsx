'use client'

import { clsx } from 'clsx'
import { Gamepad2 } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { ListFrame, type ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { ImageWithFallback } from '../../media/ImageWithFallback/ImageWithFallback.tsx'
import styles from './PlayerGameList.module.css'

export interface PlayerGameItem {
  id: string
  name: string
  /** Square picture. Absent or broken: a gamepad. */
  iconUrl?: string | undefined
  /** Name of the player's account in the game. */
  account?: string | undefined
  /** Whether the account is linked; otherwise it was typed. */
  verified: boolean
  rank?: string | undefined
  positions: readonly string[]
}

const playerGameListTexts = {
  label: 'Jogos',
  verified: 'conta verificada',
  unverified: 'conta não verificada',
  loading: 'Carregando jogos...',
  empty: 'Nenhum jogo ainda',
  emptyHint: 'Jogos, ranks e posições aparecem aqui.',
  failed: 'Não foi possível carregar os jogos',
}

export type PlayerGameListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The games in the order given: the first one is the main game, and stands out. */
    games: readonly PlayerGameItem[]
  }

/**
 * Games of a player with account, rank and positions. An account that was only typed must say so.
 */
export function PlayerGameList({ games, className, ...rest }: PlayerGameListProps) {
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={playerGameListTexts}
      isEmpty={games.length === 0}
      emptyIcon={<Gamepad2 aria-hidden="true" />}
      placeholder={<SkeletonRows rows={2} />}
    >
      <ul className={styles.list} aria-label={playerGameListTexts.label}>
        {games.map((game, index) => (
          <GameItem key={game.id} game={game} main={index === 0} />
        ))}
      </ul>
    </ListFrame>
  )
}

interface GameItemProps {
  game: PlayerGameItem
  main: boolean
}

function GameItem({ game, main }: GameItemProps) {
  const { name, iconUrl, account, verified, rank, positions } = game
  return (
    <li className={styles.game} data-main={main || undefined}>
      <span className={styles.icon} aria-hidden="true">
        <ImageWithFallback className={styles.picture} src={iconUrl} alt="" fallback={<Gamepad2 />} />
      </span>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        {rank !== undefined && <span className={styles.rank}>{rank}</span>}
        {account !== undefined && (
          <span className={styles.account}>
            {`${account} · ${verified ? playerGameListTexts.verified : playerGameListTexts.unverified}`}
          </span>
        )}
        {positions.length > 0 && (
          <span className={styles.positions}>
            {positions.map((position) => (
              <span key={position} className={styles.position}>
                {position}
              </span>
            ))}
          </span>
        )}
      </div>
    </li>
  )
}

'use client'

import { clsx } from 'clsx'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react'
import { lazyComponent } from '../../primitives/lazy-part/lazy-part.ts'
import { type BracketTexts, bracketTexts } from '../bracket-texts.ts'
import type { BracketMatch } from '../match.ts'
import { type BracketLayout, layOutBracket, listTeams } from './bracket-layout.ts'
import { BracketLines } from './BracketLines.tsx'
import { BracketSection, type BracketSectionProps } from './BracketSection.tsx'
import { BracketTools, smallestZoom } from './BracketTools.tsx'
import { useBracketFocus } from './useBracketFocus.ts'
import { useDrawnMatches } from './useDrawnMatches.ts'
import { usePan } from './usePan.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './Bracket.module.css'

const { Part: BracketMap } = lazyComponent(async () => (await import('./BracketMap.tsx')).BracketMap)

export type { BracketTexts, RoundTexts } from '../bracket-texts.ts'
export type { BracketMatch, MatchTeam, RoundPlace } from '../match.ts'

export type BracketProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The matches of an elimination, in any order: byes and finals that are not played are left out. */
  matches: readonly BracketMatch[]
  /** Teams of the user: their path is highlighted. */
  ownTeamIds?: readonly string[] | undefined
  /** The page of a match: its card is a link, which Enter follows. */
  getMatchHref?: ((match: BracketMatch) => string) | undefined
  texts?: Partial<BracketTexts> | undefined
}

/**
 * Bracket of a single or double elimination: rounds as columns, joined by lines. In the document it is a list of
 * matches by round, which is what screen readers get; phones show one round at a time. Any team can be found, and its
 * path is highlighted in place of the user's. It must be walkable by keyboard.
 */
export function Bracket({ matches, ownTeamIds = [], getMatchHref, texts, className, ...rest }: BracketProps) {
  const labels = useTexts<BracketTexts>('Bracket', bracketTexts, texts)
  const layout = useMemo(() => layOutBracket(matches), [matches])
  const teams = useMemo(() => listTeams(layout), [layout])
  const [isList, setIsList] = useState(false)
  const [zoom, setZoom] = useState(1)
  const [foundId, setFoundId] = useState<string>()
  const found = teams.find(({ id }) => id === foundId)
  const pathOf = useMemo(() => (found ? [found.id] : ownTeamIds), [found, ownTeamIds])
  const scroller = useRef<HTMLElement>(null)
  const focus = useBracketFocus(layout, pathOf, scroller)
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-view={isList ? 'list' : 'tree'}
      data-part={focus.part}
      data-double={layout.parts.length > 1 || undefined}
    >
      <BracketTools
        layout={layout}
        part={focus.part}
        onPart={focus.setPart}
        teams={teams}
        found={found}
        hasOwn={pathOf.length > 0}
        onFind={(id) => {
          setFoundId(id)
          focus.show(id === undefined ? ownTeamIds : [id])
        }}
        onCentre={() => focus.show(pathOf)}
        isList={isList}
        onList={setIsList}
        zoom={zoom}
        onZoom={setZoom}
        onFit={() => setZoom(fit(scroller.current, layout))}
        labels={labels}
      />
      <Rounds
        {...{ layout, zoom, scroller, focus, pathOf, getMatchHref, labels }}
        cardTexts={found ? { ...labels.matchCard, ownTeam: labels.found } : labels.matchCard}
      />
      {!isList && <BracketMap layout={layout} ownTeamIds={pathOf} zoom={zoom} scroller={scroller} />}
      {pathOf.length > 0 && (
        <p className={styles.legend} aria-hidden="true">
          <span data-line="own">{found ? labels.pathOf(found.name) : labels.ownPath}</span>
          <span data-line="next">{labels.next}</span>
        </p>
      )}
    </div>
  )
}

interface RoundsProps extends Pick<BracketSectionProps, 'layout' | 'getMatchHref' | 'labels' | 'cardTexts'> {
  zoom: number
  scroller: RefObject<HTMLElement | null>
  focus: ReturnType<typeof useBracketFocus>
  /** Teams whose path is highlighted. */
  pathOf: readonly string[]
}

function Rounds({ layout, zoom, scroller, focus, pathOf, labels, ...shared }: RoundsProps) {
  const pan = usePan()
  const drawn = useDrawnMatches(layout, focus.tabStop)
  return (
    // Its listeners get the keys of the matches within.
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={labels.label}
      {...focus.listeners}
      {...pan}
    >
      <div className={styles.canvas} style={sizeOf(layout, zoom)}>
        <BracketLines layout={layout} ownTeamIds={pathOf} />
        {layout.parts.map((part) => (
          <BracketSection
            key={part.name}
            {...shared}
            part={part}
            drawn={drawn}
            layout={layout}
            ownTeamIds={pathOf}
            tabStop={focus.tabStop}
            onShowRound={focus.showRound}
            labels={labels}
          />
        ))}
      </div>
    </section>
  )
}

const sizeOf = ({ width, height }: BracketLayout, zoom: number) =>
  ({
    '--bracket-width': `${width}px`,
    '--bracket-height': `${height}px`,
    '--bracket-zoom': zoom,
  }) as CSSProperties

/** The share of the window's height that the bracket may take to be seen whole. */
const FIT_SHARE = 0.85

/** The zoom at which the whole bracket is seen at once, at most its own size. */
function fit(scroller: HTMLElement | null, { width, height }: BracketLayout): number {
  if (!scroller) return 1
  const most = Math.min(scroller.clientWidth / width, (window.innerHeight * FIT_SHARE) / height, 1)
  return Math.max(smallestZoom, Math.floor(most * 100) / 100)
}

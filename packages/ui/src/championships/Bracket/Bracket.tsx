'use client'

import { clsx } from 'clsx'
import { List, Minus, Plus } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, useMemo, useState } from 'react'
import { Chip, ChipGroup } from '../../primitives/Chip/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { type BracketTexts, bracketTexts } from '../bracket-texts.ts'
import type { BracketMatch } from '../match.ts'
import { type BracketLayout, layOutBracket, type PartName } from './bracket-layout.ts'
import { BracketLines } from './BracketLines.tsx'
import { BracketSection } from './BracketSection.tsx'
import { useBracketFocus } from './useBracketFocus.ts'
import { usePan } from './usePan.ts'
import styles from './Bracket.module.css'

export type BracketProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Of an elimination, in any order: byes and finals that are not played are left out. */
  matches: readonly BracketMatch[]
  /** Teams of the user: their path is highlighted. */
  ownTeamIds?: readonly string[] | undefined
  /** The page of a match: its card is a link, which Enter follows. */
  getMatchHref?: ((match: BracketMatch) => string) | undefined
  texts?: Partial<BracketTexts> | undefined
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5]

/**
 * Bracket of a single or double elimination: rounds as columns, joined by lines. In the document it is a list of
 * matches by round, which is what screen readers get; phones show one round at a time. It MUST be walkable by keyboard.
 * @see product.md §8
 */
export function Bracket({ matches, ownTeamIds = [], getMatchHref, texts, className, ...rest }: BracketProps) {
  const labels = { ...bracketTexts, ...texts }
  const layout = useMemo(() => layOutBracket(matches), [matches])
  const [isList, setIsList] = useState(false)
  const [zoom, setZoom] = useState(1)
  const pan = usePan()
  const { tabStop, part, setPart, listeners } = useBracketFocus(layout, ownTeamIds)
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-view={isList ? 'list' : 'tree'}
      data-part={part}
      data-double={layout.parts.length > 1 || undefined}
    >
      <div className={styles.tools}>
        <PartChoice layout={layout} part={part} onPart={setPart} labels={labels} />
        <Chip icon={<List aria-hidden="true" />} selected={isList} onPress={() => setIsList(!isList)}>
          {labels.asList}
        </Chip>
        <Zoom zoom={zoom} onZoom={setZoom} labels={labels} />
      </div>
      {/* Its listeners get the keys of the matches within. */}
      <section className={styles.scroller} aria-label={labels.label} {...listeners} {...pan}>
        <div className={styles.canvas} style={sizeOf(layout, zoom)}>
          <BracketLines layout={layout} ownTeamIds={ownTeamIds} />
          {layout.parts.map((one) => (
            <BracketSection
              key={one.name}
              part={one}
              ownTeamIds={ownTeamIds}
              tabStop={tabStop}
              getMatchHref={getMatchHref}
              labels={labels}
            />
          ))}
        </div>
      </section>
      {ownTeamIds.length > 0 && (
        <p className={styles.legend} aria-hidden="true">
          <span data-line="own">{labels.ownPath}</span>
          <span data-line="next">{labels.next}</span>
        </p>
      )}
    </div>
  )
}

const sizeOf = ({ width, height }: BracketLayout, zoom: number) =>
  ({
    '--bracket-width': `${width}px`,
    '--bracket-height': `${height}px`,
    '--bracket-zoom': zoom,
  }) as CSSProperties

interface PartChoiceProps {
  layout: BracketLayout
  part: PartName
  onPart: (part: PartName) => void
  labels: BracketTexts
}

/** Of a double elimination; on phones. */
function PartChoice({ layout: { parts }, part, onPart, labels }: PartChoiceProps) {
  if (parts.length < 2) return null
  return (
    <ChipGroup
      className={styles.parts}
      label={labels.choosePart}
      options={parts.map(({ name }) => ({ value: name, label: labels.shortParts[name] }))}
      value={part}
      onChange={(value) => onPart(parts.find(({ name }) => name === value)?.name ?? 'WINNERS')}
    />
  )
}

interface ZoomProps {
  zoom: number
  onZoom: (zoom: number) => void
  labels: BracketTexts
}

function Zoom({ zoom, onZoom, labels }: ZoomProps) {
  const place = zooms.indexOf(zoom)
  const [smaller, larger] = [zooms[place - 1], zooms[place + 1]]
  const percent = Math.round(zoom * 100)
  return (
    <div className={styles.zoom}>
      <IconButton
        label={labels.zoomOut}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <Button variant="ghost" size="small" aria-label={labels.resetZoom(percent)} onClick={() => onZoom(1)}>
        {percent}%
      </Button>
      <IconButton
        label={labels.zoomIn}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  )
}

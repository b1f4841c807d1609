'use client'

import { List, LocateFixed, Maximize, Minus, Plus, Search } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Chip } from '../../primitives/Chip/Chip.tsx'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { BracketTexts } from '../bracket-texts.ts'
import type { MatchTeam } from '../match.ts'
import type { BracketLayout, PartName } from './bracket-layout.ts'
import styles from './Bracket.module.css'

const zooms = [0.25, 0.5, 0.75, 1, 1.25, 1.5]
export const smallestZoom = 0.25

export interface BracketToolsProps {
  layout: BracketLayout
  part: PartName
  onPart: (part: PartName) => void
  /** The teams, sorted by name. */
  teams: readonly MatchTeam[]
  found: MatchTeam | undefined
  /** Whether a path is highlighted. */
  hasOwn: boolean
  onFind: (id: string | undefined) => void
  onCentre: () => void
  isList: boolean
  onList: (isList: boolean) => void
  zoom: number
  onZoom: (zoom: number) => void
  onFit: () => void
  labels: BracketTexts
}

/** The tools that choose a part, find a team, and change view and size. */
export function BracketTools(props: BracketToolsProps) {
  const { isList, onList, labels } = props
  return (
    <div className={styles.tools}>
      <PartChoice {...props} />
      <Find {...props} />
      <Chip icon={<List aria-hidden="true" />} selected={isList} onPress={() => onList(!isList)}>
        {labels.asList}
      </Chip>
      <Zoom {...props} />
    </div>
  )
}

/** The choice of a part of a double elimination, on phones. */
function PartChoice({ layout: { parts }, part, onPart, labels }: BracketToolsProps) {
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

function Find({ teams, found, onFind, labels }: BracketToolsProps) {
  const id = useId()
  return (
    <div className={styles.find} data-found={found !== undefined || undefined}>
      <Search aria-hidden="true" />
      <label className="cv-hidden" htmlFor={id}>
        {labels.find}
      </label>
      <select
        id={id}
        value={found?.id ?? ''}
        onChange={({ target }) => onFind(target.value === '' ? undefined : target.value)}
      >
        <option value="">{labels.find}</option>
        {teams.map((team) => (
          <option key={team.id} value={team.id}>
            {team.name}
          </option>
        ))}
      </select>
    </div>
  )
}

function Zoom({ zoom, onZoom, onFit, hasOwn, onCentre, labels }: BracketToolsProps) {
  const smaller = zooms.findLast((level) => level < zoom)
  const larger = zooms.find((level) => level > zoom)
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
        {`${percent}%`}
      </Button>
      <IconButton
        label={labels.zoomIn}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.fit} onClick={onFit}>
        <Maximize aria-hidden="true" />
      </IconButton>
      {hasOwn && (
        <IconButton label={labels.centre} onClick={onCentre}>
          <LocateFixed aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

'use client'

import { clsx } from 'clsx'
import grid from '../../forms/FormFrame/fields.module.css'
import { fieldProps } from '../../forms/field-props.ts'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { MarkdownText } from '../../primitives/MarkdownText/MarkdownText.tsx'
import { MomentField } from '../../schedule/ScheduleForm/MomentField.tsx'
import type { GameOption } from '../../teams/game-option.ts'
import type { ChampionshipFormat } from '../championship.ts'
import type { ChampionshipFormFields } from './championship-form-fields.ts'
import type { ChampionshipFormTexts } from './championship-form-texts.ts'
import { LengthFields, PhaseSwitches } from './LengthFields.tsx'
import { PrizesField } from './ListFields.tsx'
import { TieBreaksField } from './TieBreaksField.tsx'
import styles from './ChampionshipForm.module.css'

interface SectionProps {
  fields: ChampionshipFormFields
  labels: ChampionshipFormTexts
}

const formats: readonly ChampionshipFormat[] = [
  'SINGLE_ELIMINATION',
  'DOUBLE_ELIMINATION',
  'ROUND_ROBIN',
  'GROUPS_THEN_PLAYOFFS',
  'SWISS',
  'SWISS_THEN_PLAYOFFS',
]

const swiss: readonly ChampionshipFormat[] = ['SWISS', 'SWISS_THEN_PLAYOFFS']
const hasTable: readonly ChampionshipFormat[] = ['ROUND_ROBIN', 'GROUPS_THEN_PLAYOFFS', ...swiss]
const points = ['1', '3'] as const

/** The fields of how groups are played, and of the teams that go on to the play-offs. */
function GroupsFields({ fields, labels }: SectionProps) {
  const field = fieldProps(fields, labels)
  return (
    <>
      <TextField {...field('groupCount')} required inputMode="numeric" />
      <TextField {...field('qualifiersPerGroup')} required inputMode="numeric" />
      <PlayOffsField fields={fields} labels={labels} />
      <TextField {...field('playoffsTeams')} hint={labels.playoffsTeamsHint} inputMode="numeric" />
    </>
  )
}

/** The number of Swiss rounds, and of teams that go on where play-offs follow. */
function SwissFields({ fields, labels }: SectionProps) {
  const field = fieldProps(fields, labels)
  return (
    <>
      <TextField {...field('swissRounds')} hint={labels.swissRoundsHint} inputMode="numeric" />
      {fields.format.value === 'SWISS_THEN_PLAYOFFS' && (
        <>
          <PlayOffsField fields={fields} labels={labels} />
          <TextField
            {...field('playoffsTeams')}
            hint={labels.playoffsTeamsOfSwissHint}
            required
            inputMode="numeric"
          />
        </>
      )}
    </>
  )
}

/** The kind of the play-offs. */
function PlayOffsField({ fields, labels }: SectionProps) {
  return (
    <SelectField
      {...fieldProps(fields, labels)('playoffsFormat')}
      onChange={(chosen) => {
        if (chosen !== '') fields.playoffsFormat.onChange(chosen)
      }}
      required
      options={playOffs.map((value) => ({ value, label: labels.formats[value] }))}
    />
  )
}

/** The fields of what is played, and how. */
export function FormatSection({ fields, labels, games }: SectionProps & { games: readonly GameOption[] }) {
  const field = fieldProps(fields, labels)
  const format = fields.format.value
  return (
    <div className={grid.fields}>
      <TextField
        {...field('name')}
        className={grid.whole}
        hint={labels.nameHint}
        required
        maxLength={100}
        autoComplete="off"
      />
      <SelectField
        {...field('gameId')}
        required
        options={games.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        {...field('format')}
        onChange={(chosen) => {
          if (chosen !== '') fields.format.onChange(chosen)
        }}
        required
        options={formats.map((value) => ({ value, label: labels.formats[value] }))}
      />
      {format === 'GROUPS_THEN_PLAYOFFS' && <GroupsFields fields={fields} labels={labels} />}
      {swiss.includes(format) && <SwissFields fields={fields} labels={labels} />}
      <PhaseSwitches fields={fields} format={format} labels={labels} />
      {hasTable.includes(format) && (swiss.includes(format) || !fields.allowsDraws.value) && (
        <SelectField
          {...field('winPoints')}
          onChange={(chosen) => {
            if (chosen !== '') fields.winPoints.onChange(chosen)
          }}
          required
          options={points.map((value) => ({ value, label: labels.winPointsOf[value] }))}
        />
      )}
      <TextAreaField {...field('description')} className={grid.whole} required maxLength={2000} rows={4} />
      <LengthFields fields={fields} format={format} labels={labels} />
      {hasTable.includes(format) && (
        <TieBreaksField field={fields.tieBreaks} isSwiss={swiss.includes(format)} labels={labels} />
      )}
    </div>
  )
}

const playOffs = ['SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION'] as const
const rosterLocks = ['REGISTRATION', 'CHECK_IN', 'START'] as const
const participants = ['TEAM', 'PLAYER'] as const
const moments = ['registrationOpensAt', 'registrationClosesAt', 'checkInOpensAt', 'startsAt'] as const

/** The fields that say who can take part, and when. */
export function TeamsSection({ fields, labels }: SectionProps) {
  const field = fieldProps(fields, labels)
  const isAlone = fields.participant.value === 'PLAYER'
  return (
    <div className={grid.fields}>
      <SelectField
        {...field('participant')}
        className={grid.whole}
        onChange={(chosen) => {
          if (chosen !== '') fields.participant.onChange(chosen)
        }}
        hint={labels.participantHint}
        required
        options={participants.map((value) => ({ value, label: labels.participants[value] }))}
      />
      {!isAlone && <RosterFields fields={fields} labels={labels} />}
      <TextField
        {...field('minTeams')}
        {...(isAlone && { label: labels.minPlayers })}
        required
        inputMode="numeric"
      />
      <TextField
        {...field('maxTeams')}
        {...(isAlone && { label: labels.maxPlayers })}
        required
        inputMode="numeric"
      />
      <TextField {...field('minAge')} hint={labels.minAgeHint} inputMode="numeric" />
      <TextField
        {...field('entryFee')}
        {...(isAlone && { label: labels.playerFee })}
        hint={labels.entryFeeHint}
        required
        inputMode="decimal"
      />
      {moments.map((name) => (
        <div key={name} className={grid.whole}>
          <MomentField
            field={fields[name]}
            name={name}
            label={labels[name]}
            timeLabel={labels.time(labels[name])}
            labels={labels}
          />
        </div>
      ))}
    </div>
  )
}

/** The fields of the prizes, and the rules as teams will read them. */
export function RulesSection({ fields, labels }: SectionProps) {
  const field = fieldProps(fields, labels)
  return (
    <div className={grid.fields}>
      <PrizesField field={fields.prizes} labels={labels} />
      <TextAreaField
        {...field('rules')}
        className={grid.whole}
        hint={labels.rulesHint}
        maxLength={20_000}
        rows={12}
      />
      <details className={clsx(grid.whole, styles.preview)}>
        <summary>{labels.preview}</summary>
        <MarkdownText source={fields.rules.value} />
      </details>
    </div>
  )
}

/** A player alone has no roster, so that there is nothing to lock either. */
function RosterFields({ fields, labels }: SectionProps) {
  const field = fieldProps(fields, labels)
  return (
    <>
      <TextField {...field('teamSize')} required inputMode="numeric" />
      <TextField {...field('maxSubstitutes')} required inputMode="numeric" />
      <SelectField
        {...field('rosterLock')}
        className={grid.whole}
        hint={labels.rosterLockHint}
        onChange={(chosen) => {
          if (chosen !== '') fields.rosterLock.onChange(chosen)
        }}
        required
        options={rosterLocks.map((value) => ({ value, label: labels.rosterLocks[value] }))}
      />
    </>
  )
}

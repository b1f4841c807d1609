import type { ChampionshipFormFields, ChampionshipFormStep } from '@convoca/ui/app'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import { getNamedErrors } from '../../atoms/errors.ts'
import { championshipSchema, championshipSteps } from '../../forms/championship.ts'
import type { ChampionshipValues } from '../../forms/championship.ts'
import { fitLengths } from '../../forms/match-lengths.ts'
import { tieBreaksOf } from '../../forms/tie-breaks.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'

/** The request's names of the fields: `game_id` is `gameId`. */
const formNames: Readonly<Record<string, string>> = Object.fromEntries(
  championshipSteps
    .flat()
    .map((name) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), name]),
)

const stepOf = (name: string) =>
  championshipSteps.findIndex((names) => names.some((stepName) => stepName === name)) + 1

const byStep = (a: string, b: string) => stepOf(a) - stepOf(b)

interface ChampionshipFormOptions {
  /** Names the form where the session ends (`useKeptValues`). */
  keptAs: string
  start: ChampionshipValues
  /** Whether it goes in steps; else all fields are shown. */
  hasSteps: boolean
  /** Called with every change, to keep what is not sent yet. */
  onChange?: (values: ChampionshipValues) => void
  failure: string
  save: (values: ChampionshipValues) => Promise<void>
}

/** The state of a championship's form. Its steps are checked one after the other. */
// oxlint-disable-next-line max-lines-per-function -- a line for each of twenty fields
export function useChampionshipForm(options: ChampionshipFormOptions) {
  const { keptAs, start, hasSteps, onChange, failure, save } = options
  const kept = useKeptValues(keptAs, start)
  const [step, setStep] = useState<ChampionshipFormStep>(1)
  // Errors of a step appear once somebody has tried to leave it.
  const tried = useRef(hasSteps ? 0 : championshipSteps.length)
  const { of, error, send } = useSubmit(formNames)

  function findErrors(values: ChampionshipValues) {
    const issues = championshipSchema.safeParse(values).error?.issues ?? []
    const fields: Record<string, { message: string }> = {}
    for (const { path, message } of issues) {
      const name = String(path[0])
      if (stepOf(name) <= tried.current) fields[name] ??= { message }
    }
    return Object.keys(fields).length === 0 ? undefined : { fields }
  }

  /** Goes back to the first step with a refused field. */
  function showStepOf(names: readonly string[]) {
    const first = names.map(stepOf).find((number) => number > 0)
    if (hasSteps && (first === 1 || first === 2 || first === 3)) setStep(first)
  }

  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => findErrors(value) },
    listeners: { onChange: ({ formApi }) => onChange?.(formApi.state.values) },
    onSubmitInvalid: ({ value }) => showStepOf(Object.keys(findErrors(value)?.fields ?? {}).toSorted(byStep)),
    onSubmit: async ({ value }) => {
      if (hasSteps && step < 3) return setStep(step === 1 ? 2 : 3)
      return send(value, failure, async () => {
        try {
          await save(value)
        } catch (refusal) {
          const refused = Object.keys(getNamedErrors(refusal))
          showStepOf(refused.map((name) => formNames[name] ?? name).toSorted(byStep))
          throw refusal
        }
      })
    },
  })
  // A new one is kept as a draft.
  useUnsavedChanges(() => !hasSteps && isChanged(form, start), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const format = useStore(form.store, (state) => state.values.format)
  const tieBreaks = toField(useField({ form, name: 'tieBreaks' }), of('tieBreaks'))
  const allowsDraws = toField(useField({ form, name: 'allowsDraws' }), of('allowsDraws'))
  const bestOf = toField(useField({ form, name: 'bestOf' }), of('bestOf'))
  const bestOfGroups = toField(useField({ form, name: 'bestOfGroups' }), of('bestOfGroups'))
  const fitted = fitLengths({
    format,
    bestOf: bestOf.value,
    bestOfGroups: bestOfGroups.value,
    allowsDraws: allowsDraws.value,
  })
  const participant = toField(useField({ form, name: 'participant' }), of('participant'))
  const fields: ChampionshipFormFields = {
    name: toField(useField({ form, name: 'name' }), of('name')),
    gameId: toField(useField({ form, name: 'gameId' }), of('gameId')),
    description: toField(useField({ form, name: 'description' }), of('description')),
    format: toField(useField({ form, name: 'format' }), of('format')),
    bestOf: { ...bestOf, value: fitted.bestOf },
    bestOfGroups: { ...bestOfGroups, value: fitted.bestOfGroups },
    bestOfGrandFinal: toField(useField({ form, name: 'bestOfGrandFinal' }), of('bestOfGrandFinal')),
    grandFinal: toField(useField({ form, name: 'grandFinal' }), of('grandFinal')),
    hasThirdPlace: toField(useField({ form, name: 'hasThirdPlace' }), of('hasThirdPlace')),
    allowsDraws,
    groupCount: toField(useField({ form, name: 'groupCount' }), of('groupCount')),
    qualifiersPerGroup: toField(useField({ form, name: 'qualifiersPerGroup' }), of('qualifiersPerGroup')),
    playoffsFormat: toField(useField({ form, name: 'playoffsFormat' }), of('playoffsFormat')),
    playoffsTeams: toField(useField({ form, name: 'playoffsTeams' }), of('playoffsTeams')),
    swissRounds: toField(useField({ form, name: 'swissRounds' }), of('swissRounds')),
    tieBreaks: { ...tieBreaks, value: tieBreaksOf(format, tieBreaks.value) },
    winPoints: toField(useField({ form, name: 'winPoints' }), of('winPoints')),
    // Drafts that were kept before have none.
    participant: { ...participant, value: participant.value ?? 'TEAM' },
    teamSize: toField(useField({ form, name: 'teamSize' }), of('teamSize')),
    maxSubstitutes: toField(useField({ form, name: 'maxSubstitutes' }), of('maxSubstitutes')),
    rosterLock: toField(useField({ form, name: 'rosterLock' }), of('rosterLock')),
    minAge: toField(useField({ form, name: 'minAge' }), of('minAge')),
    minTeams: toField(useField({ form, name: 'minTeams' }), of('minTeams')),
    maxTeams: toField(useField({ form, name: 'maxTeams' }), of('maxTeams')),
    registrationOpensAt: toField(useField({ form, name: 'registrationOpensAt' }), of('registrationOpensAt')),
    registrationClosesAt: toField(
      useField({ form, name: 'registrationClosesAt' }),
      of('registrationClosesAt'),
    ),
    checkInOpensAt: toField(useField({ form, name: 'checkInOpensAt' }), of('checkInOpensAt')),
    startsAt: toField(useField({ form, name: 'startsAt' }), of('startsAt')),
    entryFee: toField(useField({ form, name: 'entryFee' }), of('entryFee')),
    prizes: toField(useField({ form, name: 'prizes' }), of('prizes')),
    rules: toField(useField({ form, name: 'rules' }), of('rules')),
  }

  return {
    step,
    fields,
    error,
    submitting,
    onSubmit: () => {
      tried.current = Math.max(tried.current, step)
      return form.handleSubmit()
    },
    /** Goes to the step before; answers whether there was one. */
    goBack: () => {
      if (!hasSteps || step === 1) return false
      setStep(step === 3 ? 2 : 1)
      return true
    },
  }
}

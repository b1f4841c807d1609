'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Dialog } from '../../primitives/radix/Dialog.tsx'
import type { Field } from '../../forms/field.ts'
import { FormError } from '../../forms/FormError/FormError.tsx'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { useFormSubmit } from '../../forms/useFormSubmit.ts'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useReturnFocus } from '../../primitives/useReturnFocus/useReturnFocus.ts'
import dialog from '../../teams/dialog.module.css'
import { type RegistrationDialogTexts, registrationDialogTexts } from './registration-dialog-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './RegistrationDialog.module.css'
import { RosterList } from './RosterList.tsx'
import type { RegistrationObstacle, Roster, RosterMember } from './roster.ts'

export type RegistrationDialogProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit' | 'role'> & {
  /** Whether it is shown. Controlled. */
  open: boolean
  /** Called when a button, Escape or a click outside opens or closes it. */
  onOpenChange: (open: boolean) => void
  /** Name of the championship. */
  championship: string
  /** Name of the game, for members without an account in it. */
  game: string
  /** Starters of a team. */
  teamSize: number
  /** Substitutes of a team, at most. */
  maxSubstitutes: number
  /** A team's fee, in centavos; 0 is free. */
  entryFee: number
  /** Whether no place is free: the team waits. */
  isFull?: boolean | undefined
  /** The teams that the user may register; the choice is shown among several. */
  teams: readonly { id: string; name: string }[]
  /** Id of the team. */
  team: Field
  /** Everybody in the team; undefined while they are read. */
  members: readonly RosterMember[] | undefined
  /** The reasons that the team cannot be registered. */
  obstacles?: readonly RegistrationObstacle[] | undefined
  /** The role of each member: a starter, a substitute, or neither. */
  roster: Field<Roster>
  /** Errors of single members, by id. */
  playerErrors?: Readonly<Record<string, string | undefined>> | undefined
  /** Called on submit. Further submits are ignored until the promise settles. */
  onSubmit: () => void | Promise<void>
  /** Whether it is being sent; the dialog stays open. */
  submitting?: boolean | undefined
  /** Error that belongs to no field. */
  error?: string | undefined
  texts?: Partial<RegistrationDialogTexts> | undefined
}

/**
 * Dialog in which a team is registered for a championship: the team, and what each member plays. It says before the
 * button what stands in the way of the team and of each member. What was chosen must survive a failed request, so the
 * caller keeps it. Escape closes unless it is being sent.
 */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { open, onOpenChange, championship, submitting = false, texts, className, ...more } = props
  const { game, teamSize, maxSubstitutes, entryFee, isFull, teams, team, members, ...others } = more
  const { obstacles, roster, playerErrors, onSubmit, error, ...rest } = others
  const labels = useTexts<RegistrationDialogTexts>('RegistrationDialog', registrationDialogTexts, texts)
  const returnFocus = useReturnFocus()
  const change = (next: boolean) => {
    if (next || !submitting) onOpenChange(next)
  }
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Content
        {...returnFocus}
        {...rest}
        className={clsx(dialog.root, className)}
        maxWidth="560px"
        data-submitting={submitting || undefined}
      >
        <div className={dialog.head}>
          <Dialog.Title className={dialog.title ?? ''}>{labels.title}</Dialog.Title>
          <IconButton label={labels.close} disabled={submitting} onClick={() => change(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <Dialog.Description className={clsx(dialog.description, styles.description)}>
          {labels.description(championship)}
        </Dialog.Description>
        <RegistrationForm
          {...{ game, teamSize, maxSubstitutes, entryFee, isFull, teams, team, members, obstacles }}
          {...{ roster, playerErrors, onSubmit, error, submitting, labels }}
          onCancel={() => change(false)}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}

type RegistrationFormProps = Pick<
  RegistrationDialogProps,
  | 'game'
  | 'teamSize'
  | 'maxSubstitutes'
  | 'entryFee'
  | 'isFull'
  | 'teams'
  | 'team'
  | 'members'
  | 'obstacles'
  | 'roster'
  | 'playerErrors'
  | 'onSubmit'
  | 'error'
> & {
  submitting: boolean
  labels: RegistrationDialogTexts
  onCancel: () => void
}

function RegistrationForm(props: RegistrationFormProps) {
  const { teams, team, members, obstacles = [], onSubmit, submitting, error, labels, onCancel } = props
  const form = useFormSubmit(onSubmit, submitting)
  return (
    <form {...form} noValidate aria-label={labels.title} className={styles.form}>
      <FormError>{error}</FormError>
      {(teams.length > 1 || team.error) && (
        <SelectField
          {...team}
          label={labels.team}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={submitting}
        />
      )}
      {obstacles.length > 0 && (
        <ul className={styles.obstacles}>
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{labels.teamObstacles[obstacle]}</li>
          ))}
        </ul>
      )}
      {members === undefined ? (
        <div aria-busy="true">
          <span className="cv-hidden">{labels.loading}</span>
          <SkeletonRows rows={3} />
        </div>
      ) : (
        <RosterList
          members={members}
          roster={props.roster}
          playerErrors={props.playerErrors ?? {}}
          teamSize={props.teamSize}
          maxSubstitutes={props.maxSubstitutes}
          game={props.game}
          disabled={submitting}
          labels={labels}
        />
      )}
      {props.entryFee > 0 && <p className={styles.hint}>{labels.fee(props.entryFee)}</p>}
      {props.isFull && <p className={styles.hint}>{labels.waiting}</p>}
      <div className={dialog.footer}>
        <Button size="large" disabled={submitting} onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button
          type="submit"
          size="large"
          variant="primary"
          disabled={members === undefined || obstacles.length > 0}
          loading={submitting}
          loadingLabel={labels.submitting}
        >
          {labels.submit}
        </Button>
      </div>
    </form>
  )
}

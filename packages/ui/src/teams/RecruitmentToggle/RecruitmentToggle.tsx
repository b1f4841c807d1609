'use client'

import { clsx } from 'clsx'
import { Megaphone, MegaphoneOff } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import styles from './RecruitmentToggle.module.css'

const recruitmentToggleTexts = {
  on: (open: number): string =>
    open === 0
      ? 'O time aparece como recrutando. Abra uma vaga para receber candidaturas.'
      : `O time aparece como recrutando, com ${open} ${open === 1 ? 'vaga aberta' : 'vagas abertas'}.`,
}

export type RecruitmentToggleProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  /** Whether the team recruits. Controlled. */
  recruiting: boolean
  /** Called with the new state. */
  onChange: (recruiting: boolean) => void
  /** Vacancies that become public with it. Default 0. */
  openVacancies?: number | undefined
  /** Whether a change is pending. Default false. */
  pending?: boolean | undefined
  /** Set for members who may not switch it. Default false. */
  disabled?: boolean | undefined
}

/**
 * Switch that opens and closes all vacancies of a team. must say what everybody else sees; that text describes the
 * switch.
 */
export function RecruitmentToggle(props: RecruitmentToggleProps) {
  const { recruiting, onChange, openVacancies = 0, pending, disabled, className, ...rest } = props
  return (
    <div {...rest} className={clsx(styles.root, className)} data-recruiting={recruiting || undefined}>
      <span className={styles.icon}>
        {recruiting ? <Megaphone aria-hidden="true" /> : <MegaphoneOff aria-hidden="true" />}
      </span>
      <SwitchField
        className={styles.field}
        value={recruiting}
        onChange={onChange}
        label="Recrutamento aberto"
        hint={
          recruiting
            ? recruitmentToggleTexts.on(openVacancies)
            : 'Ninguém vê as vagas do time enquanto o recrutamento estiver fechado.'
        }
        pending={pending}
        disabled={disabled}
      />
    </div>
  )
}

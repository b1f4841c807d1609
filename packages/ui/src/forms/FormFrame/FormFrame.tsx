'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { FieldTexts } from '../field-texts.ts'
import { FormError } from '../FormError/FormError.tsx'
import { useFormSubmit } from '../useFormSubmit/useFormSubmit.ts'
import styles from './FormFrame.module.css'

/** What every form takes beside its fields. */
export type FormProps = Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> & {
  /** Called once per submit, also by Enter; a second one waits until the promise settles. */
  onSubmit: () => void | Promise<void>
  /** The request is under way. Default false. */
  submitting?: boolean | undefined
  /** What failed without belonging to a field, e.g. no connection. */
  error?: string | undefined
}

export interface FormFrameTexts {
  /** Name of the form, not shown. */
  label: string
  cancel: string
  submit: string
  submitting: string
  fields?: FieldTexts
}

type FormFrameProps = FormProps & {
  labels: FormFrameTexts
  /** Without it there is no such button. */
  onCancel?: (() => void) | undefined
  children: ReactNode
  /** Below the buttons. */
  foot?: ReactNode
}

/** A form within a page or a dialog, which bring the heading: its error, its fields and its buttons. */
export function FormFrame(props: FormFrameProps) {
  const { labels, onSubmit, onCancel, submitting = false, error, children, foot, className, ...rest } = props
  const form = useFormSubmit(onSubmit, submitting)
  return (
    <div {...rest} className={clsx(styles.root, className)} data-submitting={submitting || undefined}>
      <form {...form} noValidate aria-label={labels.label} className={styles.form}>
        <FormError>{error}</FormError>
        {children}
        <div className={styles.actions}>
          {onCancel && (
            <Button disabled={submitting} onClick={onCancel}>
              {labels.cancel}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={submitting} loadingLabel={labels.submitting}>
            {labels.submit}
          </Button>
        </div>
        {foot}
      </form>
    </div>
  )
}

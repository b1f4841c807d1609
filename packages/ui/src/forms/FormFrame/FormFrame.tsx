'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { useFormSubmit } from '../useFormSubmit.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './FormFrame.module.css'

/** Props of every form besides its fields. */
export type FormProps = Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> & {
  /** Called on submit. Further submits are ignored until the promise settles. */
  onSubmit: () => void | Promise<void>
  /** Whether the request is pending. Default false. */
  submitting?: boolean | undefined
  /** Error that belongs to no field, e.g. no connection. */
  error?: string | undefined
}

export interface FormFrameTexts {
  /** Name of the form, not shown. */
  label: string
  cancel: string
  submit: string
  submitting: string
}

type FormFrameProps = FormProps & {
  labels: FormFrameTexts
  /** Called by the cancel button, which is not rendered without it. */
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
        {wrapText(children)}
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
        {wrapText(foot)}
      </form>
    </div>
  )
}

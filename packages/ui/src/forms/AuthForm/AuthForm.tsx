'use client'

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { FormError } from '../FormError/FormError.tsx'
import type { FormProps } from '../FormFrame/FormFrame.tsx'
import { useFormSubmit } from '../useFormSubmit.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './AuthForm.module.css'

type AuthFormProps = FormProps & {
  labels: { title: string; submit: string; submitting: string }
  /** Shown under the title. */
  lead?: ReactNode
  /** Shown between the heading and the form. */
  notice?: ReactNode
  children: ReactNode
  /** Shown under the button. */
  second?: ReactNode
  /** After the form. */
  foot?: ReactNode
}

/** A full-page form: the h1 of the page, the fields and one full-width button. */
export function AuthForm(props: AuthFormProps) {
  const { labels, lead, notice, children, second, foot, onSubmit, submitting = false, ...more } = props
  const { error, className, ...rest } = more
  const form = useFormSubmit(onSubmit, submitting)
  const titleId = useId()
  return (
    <div {...rest} className={clsx(styles.root, className)} data-submitting={submitting || undefined}>
      <div>
        <h1 id={titleId} className={styles.title}>
          {labels.title}
        </h1>
        {wrapText(lead)}
      </div>
      {wrapText(notice)}
      <form {...form} noValidate aria-labelledby={titleId} className={styles.form}>
        <FormError>{error}</FormError>
        {wrapText(children)}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            loading={submitting}
            loadingLabel={labels.submitting}
          >
            {labels.submit}
          </Button>
          {wrapText(second)}
        </div>
      </form>
      {wrapText(foot)}
    </div>
  )
}

interface AuthFootProps {
  text: string
  link: string
  href: string
}

/** The way to the other form: a question and its link. */
export function AuthFoot({ text, link, href }: AuthFootProps) {
  return (
    <p className={styles.foot}>
      <span>{`${text} `}</span>
      <a href={href}>{link}</a>
    </p>
  )
}

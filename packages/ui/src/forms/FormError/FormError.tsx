import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styles from './FormError.module.css'

export type FormErrorProps = ComponentPropsWithRef<'div'>

/**
 * Error of a whole form, such as wrong credentials; an invalid field takes `error` instead. must stay mounted while
 * empty: it is a live region and announces its text when it gets one.
 */
export function FormError({ children, className, ...rest }: FormErrorProps) {
  return (
    <div role="alert" {...rest} className={clsx(styles.root, className)}>
      {children && (
        <>
          <CircleAlert aria-hidden="true" size={18} className={styles.icon} />
          <span>{children}</span>
        </>
      )}
    </div>
  )
}

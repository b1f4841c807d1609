import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styles from './FormError.module.css'

export type FormErrorProps = ComponentPropsWithRef<'div'>

/** What is wrong with the whole form. MUST stay mounted while empty: the alert is then announced when it fills. */
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

import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { wrapTexts } from '../../primitives/text-elements/wrap-texts.tsx'
import styles from './CheckItem.module.css'

type CheckItemProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** A checkbox with its label. */
export function CheckItem({ children, ...input }: CheckItemProps) {
  return (
    <label className={styles.root}>
      <span className={styles.box}>
        <input {...input} type="checkbox" className={styles.input} />
        <Check aria-hidden="true" className={styles.mark} />
      </span>
      {wrapTexts(children)}
    </label>
  )
}

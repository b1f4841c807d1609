import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './JoinBand.module.css'

export type JoinBandProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Championships that teams can enter now. */
  openCount: number
  /** The link to register. */
  action: ReactNode
}

const describe = (count: number): string => {
  if (count === 0) return 'O próximo campeonato pode ser o seu primeiro.'
  return count === 1
    ? '1 campeonato está com inscrições abertas.'
    : `${count} campeonatos estão com inscrições abertas.`
}

/** The end of the front page: how many championships are open, and the way in. */
export function JoinBand({ openCount, action, className, ...rest }: JoinBandProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.text}>
        <h2 id={id} className={styles.title}>
          {openCount > 0 ? 'Tem vaga na próxima chave.' : 'Monte o time antes da chave.'}
        </h2>
        <p className={styles.lead}>{describe(openCount)}</p>
      </div>
      {wrapText(action)}
    </section>
  )
}

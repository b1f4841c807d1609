import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './FirstSteps.module.css'

interface Step {
  title: string
  text: string
  picture: ReactNode
}

const steps: readonly Step[] = [
  {
    title: 'Monte o time',
    text: 'Crie o seu, convide o elenco por nick ou por link, ou diga em que posição joga e receba o convite de quem recruta.',
    picture: (
      <svg viewBox="0 0 168 56">
        {[28, 64, 100].map((x) => (
          <circle key={x} cx={x} cy="28" r="20" />
        ))}
        <circle cx="140" cy="28" r="20" className={styles.won} />
        <path d="M140 20v16M132 28h16" className={styles.won} />
      </svg>
    ),
  },
  {
    title: 'Entre na chave',
    text: 'Inscreva o time em campeonatos abertos, faça o check-in e acompanhe a chave ao vivo, da primeira rodada à final.',
    picture: (
      <svg viewBox="0 0 168 72">
        <path d="M60 16h24v20M60 56h24V36h24" />
        <rect x="4" y="6" width="56" height="20" rx="4" />
        <rect x="4" y="46" width="56" height="20" rx="4" />
        <rect x="108" y="26" width="56" height="20" rx="4" className={styles.won} />
      </svg>
    ),
  },
  {
    title: 'Receba de verdade',
    text: 'O prêmio garantido é depositado antes da primeira partida, e a parte de cada um vai para a própria chave Pix.',
    picture: (
      <svg viewBox="0 0 168 56">
        <rect x="4" y="4" width="160" height="48" rx="8" />
        <path d="M18 16h9v9h-9zM18 31h9v9h-9zM33 16h9v9h-9zM33 31h4v4M42 40h-4v-4" />
        <path d="M58 22h40M58 34h24" />
        <path d="M126 30l8 8 16-18" className={styles.won} />
      </svg>
    ),
  },
]

export type FirstStepsProps = Omit<ComponentPropsWithRef<'section'>, 'children'>

/** The way from an account to a prize, in three steps. */
export function FirstSteps({ className, ...rest }: FirstStepsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <h2 id={id} className={styles.heading}>
        Da primeira conversa ao Pix
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.picture} aria-hidden="true">
              {picture}
            </div>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { LinkButton } from '@convoca/ui'
import styles from './championships.module.css'

/** Says what the product is to visitors who have no account yet. */
export function GuestHero() {
  return (
    <section className={styles.hero} aria-labelledby="guest-hero">
      <h2 id="guest-hero" className={styles.heroTitle}>
        Monte o time. Entre na chave.
      </h2>
      <p className={styles.lead}>
        Convoque o elenco, combine os treinos e inscreva o time em campeonatos abertos, do check-in à final.
      </p>
      <div className={styles.actions}>
        <LinkButton variant="primary" size="large" href="/register">
          Criar conta
        </LinkButton>
        <LinkButton size="large" href="/auth">
          Entrar
        </LinkButton>
      </div>
    </section>
  )
}

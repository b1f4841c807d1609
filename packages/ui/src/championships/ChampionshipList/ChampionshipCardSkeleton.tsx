import styles from './ChampionshipCardSkeleton.module.css'

/** Placeholder for a `ChampionshipCard` of the same size; the list announces the loading. */
export function ChampionshipCardSkeleton() {
  return (
    <div aria-hidden="true" className={styles.root}>
      <div className={styles.banner} />
      <div className={styles.body}>
        <div className={styles.game} />
        <div className={styles.name} />
        <div className={styles.format} />
        <div className={styles.facts}>
          <div />
          <div />
          <div />
        </div>
        <div className={styles.places} />
        <div className={styles.foot}>
          <div />
          <div />
        </div>
      </div>
    </div>
  )
}

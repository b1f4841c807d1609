import { Skeleton, SkeletonRows } from '@convoca/ui'
import styles from './dashboard.module.css'

/** The skeleton is as high as what it stands for, so that nothing moves when it loads. */
export function DashboardSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <p className="cv-hidden" role="status">
        Carregando...
      </p>
      <Skeleton height={262} />
      <div className={styles.counters}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height={74} />
        ))}
      </div>
      <div className={styles.columns}>
        <SkeletonRows rows={8} />
        <div className={styles.side}>
          <SkeletonRows rows={6} />
        </div>
      </div>
    </div>
  )
}

import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import styles from './NotificationCard.module.css'

/** Placeholder cards while the notifications load. */
export function NotificationSkeleton({ view, count }: { view: 'compact' | 'full'; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.root} data-view={view} aria-hidden="true">
      <Skeleton shape="circle" width={38} height={38} />
      <div className={styles.main}>
        <Skeleton shape="text" width="42%" height={14} style={{ marginBlock: 4 }} />
        <Skeleton shape="text" width="86%" height={14} style={{ marginBlock: 4 }} />
      </div>
    </div>
  ))
}

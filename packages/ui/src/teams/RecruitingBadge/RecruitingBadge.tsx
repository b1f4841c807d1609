import styles from './RecruitingBadge.module.css'

/** Over the corner of a team's banner while the team recruits. Its parent is positioned. */
export function RecruitingBadge({ text }: { text: string }) {
  return <span className={styles.root}>{text}</span>
}

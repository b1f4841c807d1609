import { Button } from '../../primitives/Button/index.ts'
import styles from './MoreButton.module.css'

export interface MoreTexts {
  more: string
  loadingMore: string
}

export interface ListPages {
  /** Whether "Carregar mais" is shown. Default false. */
  hasMore?: boolean | undefined
  /** The next page is on its way. Default false. */
  loadingMore?: boolean | undefined
  /** Asks for the next page. */
  onLoadMore?: (() => void) | undefined
}

type MoreButtonProps = Omit<ListPages, 'hasMore'> & { labels: Partial<MoreTexts> }

/** Below a list of which only the first pages are here. */
export function MoreButton({ loadingMore, onLoadMore, labels }: MoreButtonProps) {
  return (
    <Button
      className={styles.more}
      loading={loadingMore}
      loadingLabel={labels.loadingMore}
      onClick={onLoadMore}
    >
      {labels.more}
    </Button>
  )
}

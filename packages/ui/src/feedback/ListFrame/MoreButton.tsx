import { Button } from '../../primitives/Button/Button.tsx'
import styles from './MoreButton.module.css'

export interface MoreTexts {
  more: string
  loadingMore: string
}

export interface ListPages {
  /** Whether "Carregar mais" is shown. Default false. */
  hasMore?: boolean | undefined
  /** Whether the next page is loading. Default false. */
  loadingMore?: boolean | undefined
  /** Called by "Carregar mais". */
  onLoadMore?: (() => void) | undefined
}

type MoreButtonProps = Omit<ListPages, 'hasMore'> & { labels: Partial<MoreTexts> }

/** "Carregar mais" below a paged list. */
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

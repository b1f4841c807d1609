import { SkeletonRows } from '@convoca/ui'

/** The skeleton of a loading list, announced to screen readers. */
export function ListSkeleton({ rows = 8 }: { rows?: number | undefined }) {
  return (
    <div aria-busy>
      <p className="cv-hidden" role="status">
        Carregando...
      </p>
      <SkeletonRows rows={rows} />
    </div>
  )
}

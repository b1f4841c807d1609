import { SkeletonRows } from '@convoca/ui'

/** The outline of what is on its way, told to screen readers too. */
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

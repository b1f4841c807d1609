import { useBlocker } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { communicationDraftsAtom } from '../atoms/communication-drafts.ts'
import { hasUnsavedChangesAtom, pendingDiscardAtom } from '../atoms/unsaved-changes.ts'
import { lazyPart } from '../hooks/lazy-part.ts'

const { Part: DiscardQuestion } = lazyPart(() =>
  import('./DiscardQuestion.tsx').then((loaded) => loaded.DiscardQuestion),
)

interface Place {
  pathname: string
  search: object
}

/** Other search params change what a page shows around its forms, which stay. */
const getTab = ({ search }: Place) => ('tab' in search ? search.tab : undefined)

const isOtherPage = (current: Place, next: Place) =>
  current.pathname !== next.pathname || getTab(current) !== getTab(next)

/** Asks before the changes of a form are lost, by closing the form, a navigation, or leaving the site. */
export function UnsavedChangesDialog() {
  const hasChanges = useSetAtom(hasUnsavedChangesAtom)
  const hasDrafts = Object.keys(useAtomValue(communicationDraftsAtom)).length > 0
  const [pending, setPending] = useAtom(pendingDiscardAtom)
  const blocker = useBlocker({
    withResolver: true,
    // Drafts outlive their form, but not the page.
    enableBeforeUnload: () => hasDrafts || hasChanges(),
    shouldBlockFn: ({ current, next }) => isOtherPage(current, next) && hasChanges(),
  })

  function stay() {
    setPending(null)
    blocker.reset?.()
  }

  function discard() {
    setPending(null)
    pending?.discard()
    blocker.proceed?.()
  }

  const isOpen = pending !== null || blocker.status === 'blocked'
  return <DiscardQuestion isUsed={isOpen} onFailure={stay} open={isOpen} onStay={stay} onDiscard={discard} />
}

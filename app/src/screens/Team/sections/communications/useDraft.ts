import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { communicationDraftsAtom } from '../../../../atoms/communication-drafts.ts'
import type { CommunicationDraft } from '../../../../atoms/communication-drafts.ts'
import { askToDiscardAtom } from '../../../../atoms/unsaved-changes.ts'

/** The draft of a new communication, kept under `key` until it is sent or discarded. */
export function useDraft(key: string) {
  const [drafts, store] = useAtom(communicationDraftsAtom)
  const askToDiscard = useSetAtom(askToDiscardAtom)
  // A form's initial values do not follow what is typed into it.
  const [initial] = useState(drafts[key])
  const clear = () => store(key, null)
  return {
    initial,
    keep: (draft: CommunicationDraft | null) => store(key, draft),
    clear,
    /** Asks before a draft is lost by `close`. */
    discard: (close: () => void) => {
      if (drafts[key] === undefined) return close()
      askToDiscard(() => {
        clear()
        close()
      })
    },
  }
}

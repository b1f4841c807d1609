import { useEffect } from 'react'

/** Sets the document title. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Convoca`
  }, [title])
}

import { lazyPart as lazyModule } from '@convoca/ui/app'
import { useSetAtom } from 'jotai'
import { createElement, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { showToastAtom } from '../atoms/toasts.ts'

/** Browsers without `requestIdleCallback` get a moment after the first paint. */
const idleDelay = 1500

/** Calls back once the page has loaded and the browser is idle; returns the cleanup. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait)
  function wait() {
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(callback, { timeout: 5000 })
      cancel = () => window.cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(callback, idleDelay)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => cancel()
}

const failure = {
  type: 'warning',
  kind: 'connection',
  title: 'Problema de conexão',
  message: 'Não foi possível carregar esta parte da página. Tente de novo.',
} as const

interface UseOfPart {
  /** Whether it is used now: its chunk is asked for at once. */
  isUsed: boolean
  /** Ends a use that could not begin; called after a toast. */
  onFailure?: () => void
  /** Shown in its place until it has loaded; nothing by default. */
  fallback?: ReactNode
}

/**
 * A part of the page that the first paint does not need: its chunk loads with the first sign that somebody uses the
 * page, or at once when the part is used; until then it renders its fallback. Unlike `React.lazy` it does not suspend, which
 * would delay what is around it, and a chunk that failed is asked for again with the next use.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  const { load, usePart } = lazyModule(importPart)

  function Part({ isUsed, onFailure, fallback = null, ...props }: UseOfPart & Props) {
    const showToast = useSetAtom(showToastAtom)
    useEffect(() => {
      if (!isUsed) return undefined
      let isWaiting = true
      const report = (hasLoaded: boolean) => {
        if (hasLoaded || !isWaiting) return
        showToast(failure)
        onFailure?.()
      }
      void load().then(report)
      return () => {
        isWaiting = false
      }
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again with each use, not with each render
    }, [isUsed, showToast])
    const Loaded = usePart()
    // TypeScript cannot infer the rest of a generic type.
    return Loaded ? createElement(Loaded as ComponentType<object>, props) : fallback
  }

  return { Part, load, useHasLoaded: (isLikely = true) => usePart(isLikely) !== undefined }
}

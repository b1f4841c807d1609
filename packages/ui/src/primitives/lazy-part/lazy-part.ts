'use client'

import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/** The list leaves out `scroll`, because components scroll to what they show first. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

let isUsed = false

/** Calls back once somebody uses the page: a page that is only read loads nothing more. */
function whenUsed(callback: () => void): () => void {
  const stop = () => {
    for (const sign of signsOfUse) removeEventListener(sign, start, { capture: true })
  }
  function start() {
    isUsed = true
    stop()
    callback()
  }
  if (isUsed) callback()
  else for (const sign of signsOfUse) addEventListener(sign, start, { capture: true, passive: true })
  return stop
}

/**
 * A part of a component that its first paint does not need, such as what a button opens. `usePart` returns it once it has
 * loaded, which begins with the first sign that somebody uses the page; `load` begins at once.
 */
export function lazyPart<Part>(importPart: () => Promise<Part>) {
  let part: Part | undefined
  let loading: Promise<boolean> | undefined
  const listeners = new Set<() => void>()

  /** Resolves to whether it has loaded: a part that has not is asked for again with the next use. */
  function load(): Promise<boolean> {
    loading ??= importPart().then(
      (imported) => {
        part = imported
        for (const listener of listeners) listener()
        return true
      },
      () => {
        loading = undefined
        return false
      },
    )
    return loading
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** `isLikely`: whether it may be used at all here; else only `load` begins. */
  function usePart(isLikely = true): Part | undefined {
    useEffect(() => (isLikely ? whenUsed(() => void load()) : undefined), [isLikely])
    return useSyncExternalStore(
      subscribe,
      () => part,
      () => undefined,
    )
  }

  return { load, usePart }
}

interface LazyComponentProps {
  /** Whether it may be used at all here. Default true. */
  isLikely?: boolean
  /** Shown in its place until it has loaded. */
  fallback?: ReactNode
}

/** A lazy part that is a component: `Part` renders it, or its fallback until it has loaded. */
export function lazyComponent<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  const { load, usePart } = lazyPart(importPart)
  function Part({ isLikely = true, fallback = null, ...props }: LazyComponentProps & Props) {
    const Loaded = usePart(isLikely)
    // TypeScript cannot infer the rest of a generic type.
    return Loaded ? createElement(Loaded as ComponentType<object>, props) : fallback
  }
  return { load, Part, usePart }
}

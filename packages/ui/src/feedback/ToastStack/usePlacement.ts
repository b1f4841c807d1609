'use client'

import { useEffect } from 'react'
import { useIsomorphicLayoutEffect } from '../../primitives/useIsomorphicLayoutEffect.ts'

type Placement = 'top' | 'bottom'

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]'
/** A part of a page whose controls belong together. */
const parts =
  'section, article, form, aside, dialog, main, [role="dialog"], [role="alertdialog"], [role="tabpanel"]'

/** The controls of the part of the page that has the focus. */
function findControlsInUse(stack: HTMLElement): Element[] {
  const { activeElement } = document
  if (activeElement === null || stack.contains(activeElement)) return []
  const found = activeElement.closest(parts)?.querySelectorAll(controls) ?? []
  return [...found].filter((control) => !stack.contains(control))
}

function isOverlapping(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Moves the stack to the lower corner while it would cover controls in use at the upper one. */
function place(stack: HTMLElement) {
  // The stack never moves away from under the pointer that is about to close a toast.
  if (stack.matches(':hover')) return
  const rectangles = findControlsInUse(stack).map((control) => control.getBoundingClientRect())
  const countCovered = (placement: Placement) => {
    stack.dataset['placement'] = placement
    const own = stack.getBoundingClientRect()
    return rectangles.filter((rectangle) => isOverlapping(own, rectangle)).length
  }
  const current: Placement = stack.dataset['placement'] === 'bottom' ? 'bottom' : 'top'
  const other: Placement = current === 'top' ? 'bottom' : 'top'
  const covered = countCovered(current)
  if (covered > 0 && countCovered(other) >= covered) stack.dataset['placement'] = current
}

/**
 * The stack has the upper right corner, unless it would cover controls that the user works with:
 * those of the dialog, panel or form that has the focus. It returns there once it is empty.
 */
export function usePlacement(root: { current: HTMLElement | null }, shown: readonly unknown[]) {
  const isEmpty = shown.length === 0
  useIsomorphicLayoutEffect(() => {
    const stack = root.current
    if (stack === null) return
    if (shown.length === 0) delete stack.dataset['placement']
    else place(stack)
  }, [root, shown])
  useEffect(() => {
    if (isEmpty) return undefined
    let isPressed = false
    const update = ({ type }: Event) => {
      if (type === 'pointerdown') isPressed = true
      else if (type !== 'focusin') isPressed = false
      // A press focuses its control: a stack that moved under the pointer would take the click from it.
      if (!isPressed && root.current !== null) place(root.current)
    }
    const events = ['focusin', 'scrollend', 'pointerdown', 'pointercancel', 'click'] as const
    for (const name of events) document.addEventListener(name, update, true)
    return () => {
      for (const name of events) document.removeEventListener(name, update, true)
    }
  }, [root, isEmpty])
}

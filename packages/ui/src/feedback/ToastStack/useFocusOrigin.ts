import { useEffect, useRef, type FocusEvent, type MouseEvent } from 'react'

/** Keeps where the focus was before it came into the stack; F8 moves it there and back, closing a toast hands it on. */
export function useFocusOrigin(stack: { current: HTMLElement | null }) {
  const origin = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const { activeElement } = document
      const first = stack.current?.querySelector<HTMLElement>('li[data-state="open"] button')
      if (event.key !== 'F8' || !first || !(activeElement instanceof HTMLElement)) return
      event.preventDefault()
      const inside = stack.current?.contains(activeElement) === true
      // Let go first: a modal dialog takes back the focus that goes elsewhere, but not the one that is nowhere.
      activeElement.blur()
      if (inside) return (origin.current ?? document.querySelector<HTMLElement>('main'))?.focus()
      first.focus()
      origin.current = activeElement
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [stack])
  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  /**
   * A keyboard goes on to the neighbour. A pointer, or the last toast, gives the focus back to where it was, or to the
   * page's content where that is gone: left inside it would pause the rest. A pointer that came from nowhere needs none.
   */
  const handOn = ({ currentTarget: button, detail }: MouseEvent<HTMLButtonElement>) => {
    const toast = button.closest('li')
    const neighbours = [toast?.nextElementSibling, toast?.previousElementSibling]
    const next = neighbours.find((one) => one instanceof HTMLElement && one.dataset['state'] === 'open')
    const byKeyboard = detail === 0
    const needsPlace = byKeyboard || origin.current !== null
    const targets = [
      byKeyboard ? next?.querySelector('button') : null,
      origin.current,
      needsPlace ? document.querySelector<HTMLElement>('main') : null,
    ]
    for (const target of targets) if (document.activeElement === button) target?.focus()
    button.blur()
  }
  return { remember, handOn }
}

import { useRef, type FocusEvent, type MouseEvent } from 'react'

/** Keeps where the focus was before it came into the stack, and hands it on when a toast is closed. */
export function useFocusOrigin() {
  const origin = useRef<HTMLElement | null>(null)
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

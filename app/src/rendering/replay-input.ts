import type { EarlyInput, FieldElement } from './start-page.ts'

/** React reads what a field has from its own setter of the element; the prototype's passes it by. */
function setUnnoticed(field: FieldElement, value: string) {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

interface EarlyField {
  value: string
  checked: boolean
}

/** Tells React of what was typed, or filled in by the browser, before it listened. */
function fill(field: FieldElement, { value, checked }: EarlyField) {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked
    field.click()
    return
  }
  // The first event makes React hydrate the part of the page in which the field is.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const caret = 'selectionStart' in field ? field.selectionStart : null
  field.value = value === '' ? ' ' : ''
  setUnnoticed(field, value)
  if (caret !== null && 'setSelectionRange' in field && field === document.activeElement)
    field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * The label from the control's own attributes: an element that was taken out of the page has no labels
 * elsewhere.
 */
const getLabel = (element: HTMLElement) =>
  element.ariaLabel ??
  element.getAttribute('name') ??
  element.closest('label')?.textContent ??
  element.textContent

/** The element, or the only one like it in a page that was drawn anew. */
function findAgain<Found extends HTMLElement>(element: Found): Found | undefined {
  if (element.isConnected) return element
  const label = getLabel(element)
  const alike = [...document.querySelectorAll<Found>(element.localName)].filter(
    (candidate) => getLabel(candidate) === label,
  )
  return alike.length === 1 ? alike[0] : undefined
}

/** Presses as a mouse would: menus open with the pointer, tabs with the mouse, buttons with the click. */
function press(control: HTMLElement) {
  const options = { bubbles: true, cancelable: true, button: 0 }
  control.focus({ preventScroll: true })
  control.dispatchEvent(new PointerEvent('pointerdown', { ...options, pointerType: 'mouse' }))
  control.dispatchEvent(new MouseEvent('mousedown', options))
  control.dispatchEvent(new PointerEvent('pointerup', { ...options, pointerType: 'mouse' }))
  control.dispatchEvent(new MouseEvent('mouseup', options))
  control.click()
}

function replay(input: EarlyInput) {
  switch (input.kind) {
    case 'field': {
      const field = findAgain(input.control)
      if (field) fill(field, input)
      return
    }
    case 'press': {
      const control = findAgain(input.control)
      if (control) press(control)
      return
    }
    case 'submit': {
      const form = findAgain(input.control)
      form?.requestSubmit(input.submitter?.isConnected ? input.submitter : undefined)
      return
    }
    case 'key': {
      const { key, ctrlKey, metaKey } = input
      const target = document.activeElement ?? document.body
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }),
      )
    }
  }
}

/** Does what was typed and pressed before the page was hydrated, and what is meanwhile. */
export async function replayInput({ next, pass }: NonNullable<Window['earlyInput']>): Promise<void> {
  for (let input = next(); input !== undefined; input = next()) {
    const current = input
    pass(() => replay(current))
    // Its changes are rendered then, and their effects have run.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

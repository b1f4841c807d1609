import { expect, userEvent, waitFor } from 'storybook/test'

/** No story has more tab stops than this. */
const MAX_TABS = 60

/** Presses Tab (or Shift+Tab) until the element has the focus. */
export async function tabTo(element: HTMLElement, direction: { shift?: boolean } = {}): Promise<void> {
  for (let press = 0; press < MAX_TABS && document.activeElement !== element; press += 1) {
    await userEvent.tab(direction)
  }
  await expect(element).toHaveFocus()
}

/** Waits until an option of the open select has the focus: it is moved there only after the list is positioned. */
export async function waitForOptionFocus(): Promise<void> {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'))
}

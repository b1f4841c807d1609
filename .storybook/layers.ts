import { expect, screen, waitFor } from 'storybook/test'

const listLayers = () => [
  ...screen.queryAllByRole('dialog'),
  ...screen.queryAllByRole('alertdialog'),
  ...document.querySelectorAll('[data-aria-hidden]'),
]

/**
 * Waits until no dialog is open and nothing is hidden behind a dialog or a menu any more. A layer is gone a moment before what was
 * behind it can be found by its role again, and its last text may be there long before it closes.
 */
export const waitForNoLayer = () => waitFor(() => expect(listLayers()).toHaveLength(0))

import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ShareButton: {
    use: ['The address of a public page, to be pasted into a chat.'],
    avoid: ['Addresses that need a login or hold a key: whoever gets them would be let in or turned away.'],
    keyboard: [{ keys: 'Enter, Space', does: 'Copies the address, or opens the sheet of the phone.' }],
    accessibility: ['Says politely that the address was copied; the focus stays.'],
    reviewed: '2026-11-21',
  },
}

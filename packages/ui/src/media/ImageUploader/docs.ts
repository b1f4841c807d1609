import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ImageUploader: {
    use: [
      'For choosing, cropping and previewing one picture, with the preset of its place (avatar, logo, banner).',
      'Where the file must not leave the browser before it is confirmed.',
    ],
    avoid: [
      'For showing a picture: `ImageWithFallback`.',
      'For several files at once, or attachments of a chat: `Composer` takes those.',
    ],
    keyboard: [
      { keys: 'Enter, Space', does: 'On the field: opens the file dialog.' },
      { keys: 'Ctrl+V, Cmd+V', does: 'Takes a picture from the clipboard.' },
      { keys: 'Arrow keys', does: 'On the crop: move by 1 px; with Shift by 10; with Ctrl or Cmd by 100.' },
      { keys: '+, −', does: 'On the crop: zoom.' },
      { keys: 'R, Shift+R', does: 'On the crop: turn the picture to the right, to the left.' },
      { keys: 'Enter', does: 'In a number: takes it, without submitting the form.' },
    ],
    accessibility: [
      'Everything that the pointer does can be typed: position, size and zoom are number boxes, turning has two buttons.',
      'An aspect that the picture is too small for is disabled, with the reason below.',
      'Refusals (HEIC, animated, truncated, too small) are announced with their reason.',
    ],
    good: [
      'Use the preset: it defines size, minimum and aspect.',
      'Keep the confirmed picture until the form is sent.',
    ],
    bad: ['Do not upload before *Confirmar*.', 'Do not accept by file name: the content decides.'],
  },
}

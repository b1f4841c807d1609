import type { EnglishTexts } from './english-texts.ts'

export const mediaTexts = {
  ImageUploader: {
    drop: 'Drop your picture or click here',
    dropActive: 'Drop the picture',
    reading: 'Opening the picture...',
    cropRegion: (label) => `Crop ${label}`,
    cropFrame: 'Crop area',
    cropHelp:
      'Arrows move by 1 pixel, with Shift by 10, with Ctrl or Cmd by 100. Plus and minus change the zoom. R turns right, with Shift left.',
    cancel: 'Cancel',
    confirm: 'Confirm',
    confirming: 'Cropping...',
    zoom: 'Zoom level',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    turned: (degrees) =>
      degrees === 0 ? 'Picture in its first position' : `Picture turned by ${degrees}° to the right`,
    turnsByHalf: (needed) =>
      `On its side the picture is too small for the crop (at least ${needed.width} × ${needed.height} px): it turns by half.`,
    precise: 'Precise values',
    x: 'Left (px)',
    y: 'Top (px)',
    width: 'Width (px)',
    height: 'Height (px)',
    zoomPercent: 'Zoom level (%)',
    aspect: 'Aspect ratio',
    aspectOriginal: 'As it is',
    aspectTooSmall: (shapes, needed) =>
      `The picture is too small for ${shapes}: the crop must be at least ${needed.width} × ${needed.height} px.`,
    preview: (label) => `Preview: ${label}`,
    remove: 'Remove the picture',
    cropAgain: 'Crop again',
    replaceTitle: 'You have already chosen a picture. Replace it?',
    replaceConfirm: 'Replace',
    replaceCancel: 'Cancel',
    wrongType: 'Use a JPEG, PNG or WebP picture',
    heic: 'HEIC photos are not accepted. Save the photo as JPEG and send it again.',
    animated: 'Moving pictures are not accepted. Use a still one.',
    truncated: 'The file is incomplete. Try to send the picture again.',
    tooLarge: (megabytes) => `The file must be smaller than ${megabytes} MB`,
    empty: 'The file is empty',
    tooMany: 'Send one picture only',
    failed: 'The picture could not be processed',
    tooSmall: (needed, given) =>
      `The picture must be at least ${needed.width} × ${needed.height} px. Yours is ${given.width} × ${given.height} px.`,
  },
} satisfies Partial<EnglishTexts>

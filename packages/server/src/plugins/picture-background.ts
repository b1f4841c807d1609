/**
 * What replaces transparency: pictures are stored as JPEG. A grey on which both white and black have a contrast of at
 * least 4 : 1, so that no logo vanishes. The app's own cropping uses the same one:
 * `packages/ui/src/media/ImageUploader/picture-background.ts`.
 */
export const pictureBackground = '#6b7280'

/**
 * The colour that replaces transparency: pictures are stored as JPEG. A grey on which both white and black have a contrast of at
 * least 4 : 1, so that no logo vanishes. The app's own cropping has a copy in
 * `packages/ui/src/media/ImageUploader/picture-background.ts`, because the published library depends on nothing of the
 * server; a test compares the two.
 */
export const pictureBackground = '#6b7280'

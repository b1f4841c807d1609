/**
 * The colour that replaces transparency: pictures are stored as JPEG. A grey on which both white and black have a contrast of at
 * least 4 : 1, so that no logo vanishes. The server uses the same one for pictures that come without the app:
 * `packages/server/src/plugins/picture-background.ts`, which its tests compare with this.
 */
export const pictureBackground = '#6b7280'

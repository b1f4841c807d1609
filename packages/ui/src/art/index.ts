/* Drawings as text, for the app and the server: this entry exists in the repository alone, and no tarball has it. */
export { drawCrests } from './crests.ts'
export { drawFaces } from './faces.ts'
export { pickBySeed } from '../primitives/colors/seed.ts'
export { drawScenePicture } from './scene-picture.ts'
export type { Drawing } from './drawing.ts'

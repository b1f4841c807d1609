export { Composer, type ComposerProps } from './Composer.tsx'
export { composerTexts, type ComposerTexts } from './composer-texts.ts'
export { VOICE_LIMIT } from './useVoiceRecorder.ts'

export { ShareButton, type ShareButtonProps, type ShareButtonTexts } from './ShareButton.tsx'

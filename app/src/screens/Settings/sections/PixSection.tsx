export { PixKeysPanel as PixSection } from '../PixKeysPanel.tsx'

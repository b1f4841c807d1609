export {
  CommandPalette,
  commandPaletteTexts,
  type CommandPaletteProps,
  type CommandPaletteTexts,
} from './CommandPalette.tsx'
export { quickCommands, type Command, type CommandGroup, type QuickCommandsFor } from './commands.tsx'
export { useCommandPaletteShortcut } from './useCommandPaletteShortcut.ts'

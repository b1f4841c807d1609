'use client'

export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
export { commandPaletteTexts, type CommandPaletteTexts } from './command-palette-texts.ts'
export { quickCommands, type Command, type CommandGroup, type QuickCommandsFor } from './commands.tsx'
export { useCommandPaletteShortcut } from './useCommandPaletteShortcut.ts'

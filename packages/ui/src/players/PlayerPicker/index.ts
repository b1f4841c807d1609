export {
  PlayerPicker,
  type PlayerPickerMultiProps,
  type PlayerPickerProps,
  type PlayerPickerSingleProps,
} from './PlayerPicker.tsx'
export type { PlayerPickerTexts } from './player-picker-texts.ts'
export type { PlayerItem } from './selection.ts'

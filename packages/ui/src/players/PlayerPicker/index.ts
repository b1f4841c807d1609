export {
  PlayerPicker,
  type PlayerPickerMultiProps,
  type PlayerPickerProps,
  type PlayerPickerSingleProps,
} from './PlayerPicker.tsx'
export type { PlayerPickerTexts } from './playerPickerTexts.ts'
export type { PlayerItem } from './selection.ts'

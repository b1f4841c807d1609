export { Chip, type ChipProps } from './Chip.tsx'
export { ChipGroup, type ChipGroupProps, type ChipOption } from './ChipGroup.tsx'

export { dateTextToIso, digitsOf, isoToDateText, maskCpf, maskDate, maskPhone } from './masks.ts'
export type { MaskName } from './masks.ts'

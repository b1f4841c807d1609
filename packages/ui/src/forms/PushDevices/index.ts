export { PushDevices, pushDevicesTexts } from './PushDevices.tsx'
export type { PushDevicesProps, PushDevicesTexts, PushSupport } from './PushDevices.tsx'

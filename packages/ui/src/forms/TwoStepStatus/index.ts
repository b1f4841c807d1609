export {
  RecoveryCodeList,
  TwoStepSecret,
  TwoStepStatus,
  recoveryCodeListTexts,
  twoStepSecretTexts,
  twoStepStatusTexts,
} from './TwoStepStatus.tsx'
export type {
  RecoveryCodeListProps,
  RecoveryCodeListTexts,
  TwoStepSecretProps,
  TwoStepSecretTexts,
  TwoStepStatusProps,
  TwoStepStatusTexts,
} from './TwoStepStatus.tsx'

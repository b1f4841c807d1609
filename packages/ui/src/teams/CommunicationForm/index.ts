export {
  CommunicationForm,
  type CommunicationFields,
  type CommunicationFormProps,
  type CommunicationFormTexts,
} from './CommunicationForm.tsx'

import { useDisclosure } from './useDisclosure.ts'

/** Which of a section's things is in its form: none, a new one (`item` null) or one that is there. */
export function useEditing<T>() {
  const { opened, open, close } = useDisclosure<{ item: T | null }>()
  return { editing: opened, edit: (item: T | null) => open({ item }), close }
}

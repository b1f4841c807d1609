import { useDisclosure } from './useDisclosure.ts'

/** Which item of a section is in its form: none, a new one (`item` null) or an existing one. */
export function useEditing<T>(initial: { item: T | null } | null = null) {
  const { opened, open, close } = useDisclosure(initial)
  return { editing: opened, edit: (item: T | null) => open({ item }), close }
}

import { useDisclosure } from './useDisclosure.ts'

/** The item of a section that is in its form: none, a new one (`item` null) or an existing one. */
export function useEditing<T>(initial: { item: T | null } | null = null) {
  const { opened, open, close } = useDisclosure(initial)
  return { editing: opened, edit: (item: T | null) => open({ item }), close }
}

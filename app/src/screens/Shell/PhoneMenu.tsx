import { MobileMenu } from '@convoca/ui'
import type { MobileMenuProps } from '@convoca/ui'

/** A module of its own, so that the menu and its dialog have their own chunk. */
export function PhoneMenu(props: MobileMenuProps) {
  return <MobileMenu {...props} />
}

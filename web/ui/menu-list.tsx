import { Fragment, type RefObject } from 'react'
import { Menu, MenuItem, Popover, Separator } from 'react-aria-components/Menu'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export interface MenuEntry {
  icon: IconName
  label: string
  onAction: () => void
  isDestructive?: boolean
  isDisabled?: boolean
}

interface Props {
  label: string
  entries: readonly MenuEntry[]
  button: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The entries in their order, but what destroys comes last and by itself. */
export function MenuList({ label, entries, button, onClose }: Props) {
  const harmless = entries.filter((entry) => !entry.isDestructive)
  const destructive = entries.filter((entry) => entry.isDestructive)
  return (
    <Popover
      className="menu-popover"
      aria-label={label}
      isOpen
      onOpenChange={onClose}
      triggerRef={button}
      placement="bottom end"
      offset={4}
    >
      <Menu className="menu" aria-label={label} autoFocus="first" onClose={onClose}>
        {harmless.map(toItem)}
        {harmless.length > 0 && destructive.length > 0 ? <Separator /> : <Fragment />}
        {destructive.map(toItem)}
      </Menu>
    </Popover>
  )
}

function toItem({ icon, label, onAction, isDestructive = false, isDisabled = false }: MenuEntry) {
  return (
    <MenuItem
      key={label}
      className={isDestructive ? 'menu-item hot' : 'menu-item'}
      textValue={label}
      isDisabled={isDisabled}
      onAction={onAction}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </MenuItem>
  )
}

import { type ReactNode, useId } from 'react'
import styles from './Dropdown.module.css'
import { useDropdown } from './use-dropdown'

interface DropdownProps {
  label: ReactNode
  /** What it is for, where the label alone does not tell. */
  name?: string
  /** The entries, as `<li>`. */
  children: ReactNode
}

/** A button that opens a list of links. Without script the list shows while the button has the focus. */
export function Dropdown({ label, name, children }: DropdownProps) {
  const { isOpen, toggle, root, button } = useDropdown()
  const id = useId()
  return (
    <div className={styles.dropdown} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={toggle}
      >
        {label}
      </button>
      <ul id={id} className={styles.list}>
        {children}
      </ul>
    </div>
  )
}

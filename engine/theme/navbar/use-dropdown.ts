import { type RefObject, useEffect, useRef, useState } from 'react'

interface DropdownState {
  isOpen: boolean
  toggle(): void
  root: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** An open dropdown closes on Escape, on following a link, and on a click, a touch or the focus outside it. */
export function useDropdown(): DropdownState {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) setOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('click', closeOnLink)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('click', closeOnLink)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return { isOpen, toggle: () => setOpen(!isOpen), root, button }
}

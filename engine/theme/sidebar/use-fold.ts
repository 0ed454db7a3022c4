import { useLayoutEffect, useRef, useState } from 'react'
import { moveHeight } from '../../client/fold'

/** Lets a list grow when it opens and shrink when it closes: it is there until it has closed to the eye. */
export function useFold(isOpen: boolean) {
  const ref = useRef<HTMLUListElement>(null)
  const wasOpen = useRef(isOpen)
  const [isThere, setThere] = useState(isOpen)
  if (isOpen && !isThere) setThere(true)

  useLayoutEffect(() => {
    const list = ref.current
    if (!list || wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const { offsetHeight } = list
    const animation = isOpen ? moveHeight(list, 0, offsetHeight) : moveHeight(list, offsetHeight, 0)
    animation.onfinish = () => setThere(isOpen)
  }, [isOpen])

  return { ref, isThere }
}

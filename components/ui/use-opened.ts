import { useState } from "react"

/** True from the first time something was open on: before, its code need not be there; after, it may fade out. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened || open
}

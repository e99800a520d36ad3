import { useState } from "react"

/** True once something has been open: its code need not load before, and can animate out after. */
export function useHasOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened || open
}

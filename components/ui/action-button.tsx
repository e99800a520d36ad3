"use client"

import { useRef, useState } from "react"
import { Button, type ButtonProps } from "./button"

type Props = ButtonProps & {
  /** What it does; the button is busy until this settles. */
  action: () => unknown
}

/** A button that shows by itself how long its act takes, and cannot start it twice. */
export function ActionButton({ action, ...rest }: Props) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await action()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return <Button {...rest} busy={busy || rest.busy} onClick={run} />
}

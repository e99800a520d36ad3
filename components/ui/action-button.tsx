"use client"

import { useRef, useState } from "react"
import { Button, type ButtonProps } from "./button"

type Props = ButtonProps & {
  /** Runs on click; the button is busy until the promise settles. */
  action: () => unknown
}

/** A button that is busy while its action runs, so that it cannot be started twice. */
export function ActionButton({ action, ...rest }: Props) {
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await action()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return <Button {...rest} busy={busy || rest.busy} onClick={run} />
}

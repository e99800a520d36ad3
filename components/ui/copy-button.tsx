"use client"

import { Check, Copy } from "lucide-react"
import { useState } from "react"
import { copyText } from "./copy-text"
import { InnerButton } from "./inner-button"

interface Props {
  text: string
  label: string
  /** Label shown for a moment after copying. */
  done: string
  /** Message if the browser does not allow copying. */
  failed: string
}

/** Button that copies a text and confirms it for a moment. */
export function CopyButton({ text, label, done, failed }: Props) {
  const [isDone, setDone] = useState(false)
  const copy = async () => {
    if (!(await copyText(text, { failed }))) return
    setDone(true)
    setTimeout(() => setDone(false), 2000)
  }
  return (
    <InnerButton label={isDone ? done : label} onClick={copy}>
      {isDone ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </InnerButton>
  )
}

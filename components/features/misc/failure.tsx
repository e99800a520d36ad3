"use client"

import { Button } from "@/components/ui/button"
import { useMiscText } from "./misc-text"
import { Notice } from "./notice"
import { TornReceipt } from "./scene"

interface Props {
  /** Next.js's digest of the error, which is also in the server log. */
  digest?: string
  onRetry: () => void
}

/** Page for an unexpected error, with a retry button and the reference to quote. */
export function Failure({ digest, onRetry }: Props) {
  const text = useMiscText()?.failure
  if (!text) return <div className="min-h-96" aria-busy="true" />
  const note = digest && (
    <>
      {text.reference}: <code className="tabular">{digest}</code>
    </>
  )
  return (
    <div role="alert">
      <Notice art={<TornReceipt />} title={text.title} text={text.text} note={note}>
        <Button onClick={onRetry}>{text.retry}</Button>
      </Notice>
    </div>
  )
}

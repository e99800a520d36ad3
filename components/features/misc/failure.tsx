"use client"

import { Button } from "@/components/ui/button"
import { useFailureText } from "./failure-text"
import { Notice } from "./notice"
import { TornReceipt } from "./scene"

interface Props {
  /** Next's mark of the error, which the server's log has too. */
  digest?: string
  onRetry: () => void
}

/** An unforeseen error of a page: says so, offers to try again, and names what to quote. */
export function Failure({ digest, onRetry }: Props) {
  const text = useFailureText()
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

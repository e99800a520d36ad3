"use client"

import clsx from "clsx"
import { type ReactNode, useRef } from "react"
import { Button } from "@/components/ui/button"

interface Props {
  submitLabel: ReactNode
  /** Given what was entered, once the browser finds nothing wrong with it. */
  onSubmit: (entries: FormData) => void
  className?: string
  children: ReactNode
}

/** A form that the browser checks by the attributes of its fields: no library, and it works before any script has come. */
export function CheckedForm({ submitLabel, onSubmit, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      className={clsx("flex flex-col gap-4", className)}
      onInvalidCapture={(event) => {
        // Each field says it in our words; the browser would only show its own for the first, and so the first gets the focus.
        event.preventDefault()
        if (form.current?.querySelector(":invalid") === event.target) (event.target as HTMLElement).focus()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      {children}
      <div className="flex justify-end pt-1 max-sm:*:flex-1">
        <Button type="submit">{submitLabel}</Button>
      </div>
    </form>
  )
}

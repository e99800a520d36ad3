"use client"

import clsx from "clsx"
import { type ReactNode, useRef } from "react"
import { Button } from "@/components/ui/button"

interface Props {
  submitLabel: ReactNode
  /** Called with the form data once the browser considers it valid. */
  onSubmit: (entries: FormData) => void
  className?: string
  children: ReactNode
}

/** A form validated by the browser through attributes. It needs no library and works before any script has loaded. */
export function CheckedForm({ submitLabel, onSubmit, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      className={clsx("flex flex-col gap-4", className)}
      onInvalidCapture={(event) => {
        // Each field shows our own message instead of the browser's; the first invalid field gets focus.
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

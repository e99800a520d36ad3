"use client"

import { CircleCheck } from "lucide-react"

interface Props {
  title: string
  values: unknown
  /** Whether the values were validated and sent. */
  isValid?: boolean
}

/** The current values of a form as JSON. */
export function LiveValues({ title, values, isValid }: Props) {
  return (
    <div>
      <h3 className="mb-1.5 flex items-center gap-1.5 font-medium text-dense">
        {title}
        {isValid && <CircleCheck aria-hidden="true" className="size-4 text-success-mark" />}
      </h3>
      <pre dir="ltr" className="wrap-anywhere whitespace-pre-wrap rounded-control bg-sunken p-3 font-mono text-xs">
        {JSON.stringify(values, null, 2)}
      </pre>
    </div>
  )
}

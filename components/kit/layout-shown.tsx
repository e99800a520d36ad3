"use client"

import { useState } from "react"
import { Switch } from "@/components/ui/switch"
import { useRootAttributes } from "./use-root-attributes"

interface Props {
  /** Attributes set on <html> while this layout is on; the stylesheet of the shell reacts to them. */
  attributes: Record<string, string>
  label: string
  text: string
}

/** Applies a layout, with a switch to compare it with the user's own. */
export function LayoutDemo({ attributes, label, text }: Props) {
  const [isOn, setOn] = useState(true)
  useRootAttributes(attributes, isOn)
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-pretty text-ink-muted">{text}</p>
      <Switch label={label} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
    </div>
  )
}

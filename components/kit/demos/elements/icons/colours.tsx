"use client"

import { PackageCheck } from "lucide-react"

const tones = ["tone-brand", "tone-success", "tone-info", "tone-warning", "tone-danger", "tone-neutral"]

export default function Colours() {
  return (
    <ul className="flex flex-wrap gap-4">
      {tones.map((tone) => (
        <li key={tone} className={`grid justify-items-center gap-2 ${tone}`}>
          <span className="grid size-12 place-items-center rounded-full bg-tone-soft text-tone-text">
            <PackageCheck aria-hidden="true" className="size-6" />
          </span>
          <code dir="ltr" className="text-ink-muted text-xs">
            {tone}
          </code>
        </li>
      ))}
    </ul>
  )
}

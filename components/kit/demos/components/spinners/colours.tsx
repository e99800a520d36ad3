"use client"

import { tones } from "@/components/kit/tones"
import { Spinner } from "@/components/ui/spinner"
import { toneClass } from "@/components/ui/tone"

export default function Colours() {
  return (
    <div className="flex flex-wrap gap-4">
      {tones.map((tone) => (
        <span key={tone} className={toneClass(tone)}>
          <Spinner className="size-6 text-tone-text" />
        </span>
      ))}
    </div>
  )
}

"use client"

import { people } from "@/components/kit/people"
import { tones } from "@/components/kit/tones"
import { Avatar } from "@/components/ui/avatar"

export default function Colours() {
  return (
    <div className="flex flex-wrap gap-4">
      {tones.map((tone, i) => (
        <Avatar key={tone} size="md" tone={tone} variant="solid" labelled name={people[i]?.name ?? ""} />
      ))}
    </div>
  )
}

"use client"

import { people } from "@/components/kit/people"
import { Avatar } from "@/components/ui/avatar"

export default function Initials() {
  return (
    <ul className="space-y-3">
      {people.slice(0, 3).map(({ name }) => (
        <li key={name} className="flex items-center gap-3 font-medium text-sm">
          <Avatar name={name} size="md" />
          {name}
        </li>
      ))}
    </ul>
  )
}

"use client"

import { useTranslations } from "next-intl"
import { people } from "@/components/kit/people"
import { Avatar } from "@/components/ui/avatar"

const states = ["online", "away", "busy", "offline"] as const

/** The dot shows the status by colour only, so the text repeats it. */
export default function Status() {
  const t = useTranslations("kit/avatar.status")
  return (
    <ul className="grid grid-cols-2 gap-4">
      {states.map((status, i) => (
        <li key={status} className="flex items-center gap-3 text-dense">
          <Avatar name={people[i]?.name ?? ""} size="md" status={status} labelled />
          {t(status)}
        </li>
      ))}
    </ul>
  )
}

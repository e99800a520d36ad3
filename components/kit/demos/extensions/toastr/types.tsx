"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"

const kinds = [
  ["success", "success"],
  ["info", "info"],
  ["warning", "warning"],
  ["danger", "error"],
] as const

export default function Types() {
  const t = useTranslations("kit/toastr.types")
  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map(([tone, kind]) => (
        <Button key={kind} variant="soft" tone={tone} onClick={() => toast[kind](t(`${kind}.text`))}>
          {t(`${kind}.label`)}
        </Button>
      ))}
    </div>
  )
}

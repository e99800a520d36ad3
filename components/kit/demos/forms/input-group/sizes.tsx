"use client"

import { useTranslations } from "next-intl"
import { Input } from "@/components/ui/input"
import { InputAddon, InputGroup } from "@/components/ui/input-group"

const sizes = ["lg", "md", "sm"] as const

export default function Sizes() {
  const t = useTranslations("kit/input-group")
  return (
    <div className="space-y-4">
      {sizes.map((size) => (
        <InputGroup key={size}>
          <InputAddon>@</InputAddon>
          <Input size={size} autoComplete="off" aria-label={t(`sizes.${size}`)} placeholder={t(`sizes.${size}`)} />
        </InputGroup>
      ))}
    </div>
  )
}

"use client"

import { Bell, BellOff, Check, Volume2, VolumeX, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { Switch } from "@/components/ui/switch"

const switches = [
  { name: "stock", on: <Check />, off: <X />, tone: "brand" },
  { name: "sound", on: <Volume2 />, off: <VolumeX />, tone: "success" },
  { name: "bell", on: <Bell />, off: <BellOff />, tone: "warning" },
] as const

export default function Icons() {
  const t = useTranslations("kit/switch")
  return (
    <div>
      {switches.map(({ name, on, off, tone }) => (
        <Switch
          key={name}
          tone={tone}
          icons={{ on, off }}
          label={t(`icons.${name}`)}
          defaultChecked={name !== "bell"}
        />
      ))}
    </div>
  )
}

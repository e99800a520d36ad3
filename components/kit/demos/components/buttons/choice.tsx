"use client"

import { LayoutGrid, List } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { ChoiceButtons } from "@/components/ui/choice-buttons"

const days = ["mon", "tue", "wed", "sat"] as const

export default function Choice() {
  const t = useTranslations("kit/buttons.choice")
  const [view, setView] = useState(["list"])
  const [open, setOpen] = useState<string[]>(["mon", "wed"])
  return (
    <div className="flex flex-wrap gap-5">
      <ChoiceButtons
        label={t("view")}
        options={[
          { value: "list", label: t("list"), icon: <List /> },
          { value: "grid", label: t("grid"), icon: <LayoutGrid /> },
        ]}
        value={view}
        onChange={setView}
      />
      <ChoiceButtons
        multiple
        label={t("days")}
        options={days.map((day) => ({ value: day, label: t(day) }))}
        value={open}
        onChange={setOpen}
      />
    </div>
  )
}

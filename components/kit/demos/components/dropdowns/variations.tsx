"use client"

import { Settings, User } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Menu } from "@/components/ui/menu"

export default function Variations() {
  const t = useTranslations("kit/dropdowns.variations")
  const [isQuiet, setQuiet] = useState(false)
  return (
    <Menu
      align="start"
      button={{ variant: "soft", children: t("open") }}
      header={
        <p className="text-dense text-ink-muted">
          {t("signed")} <strong className="block font-semibold text-ink">Ada Lindqvist</strong>
        </p>
      }
      items={[
        {
          heading: t("pages"),
          items: [
            { label: t("profile"), icon: <User />, href: "/pages/profile" },
            { label: t("settings"), icon: <Settings />, hint: "G S", href: "/pages/account-settings" },
          ],
        },
        {
          heading: t("actions"),
          items: [
            { label: t("quiet"), checked: isQuiet, onSelect: () => setQuiet(!isQuiet) },
            { label: t("import"), disabled: true },
          ],
        },
      ]}
    />
  )
}

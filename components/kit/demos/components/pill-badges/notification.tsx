"use client"

import { Bell, Mail, ShoppingBag } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { CountMark } from "@/components/ui/count-mark"

export default function Notification() {
  const t = useTranslations("kit/pill-badges.notification")
  return (
    <div className="flex flex-wrap gap-8">
      <CountMark count={4} label={t("mails", { count: 4 })}>
        <Button variant="outline" iconOnly label={t("mail")} icon={<Mail />} />
      </CountMark>
      <CountMark count={128} tone="brand" label={t("orders", { count: 128 })}>
        <Button variant="outline" icon={<ShoppingBag />}>
          {t("order")}
        </Button>
      </CountMark>
      <CountMark count={1} dot tone="success" label={t("news")}>
        <Button variant="outline" iconOnly label={t("bell")} icon={<Bell />} />
      </CountMark>
    </div>
  )
}

"use client"

import { Minus, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"

/** One message holds all plural forms of its language; the code concatenates no text. */
export default function Plurals() {
  const t = useTranslations("kit/i18n.plurals")
  const [count, setCount] = useState(1)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        iconOnly
        variant="outline"
        label={t("less")}
        icon={<Minus />}
        disabled={count === 0}
        onClick={() => setCount(count - 1)}
      />
      <Button iconOnly variant="outline" label={t("more")} icon={<Plus />} onClick={() => setCount(count + 1)} />
      <p aria-live="polite">{t("text", { count })}</p>
    </div>
  )
}

"use client"

import { Minus, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"

/** One message knows all the forms of its language; no sentence is glued together in code. */
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

"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"

const wait = (works: boolean) =>
  new Promise((resolve, reject) => setTimeout(works ? resolve : () => reject(new Error("offline")), 2000))

/** One toast follows an action: it shows progress and then, in the same place, the result. */
export default function Animations() {
  const t = useTranslations("kit/toastr.animations")
  const words = { loading: t("loading"), success: t("success"), error: t("error") }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => toast.progress(wait(true), words)}>{t("works")}</Button>
      <Button variant="outline" tone="danger" onClick={() => toast.progress(wait(false), words)}>
        {t("fails")}
      </Button>
    </div>
  )
}

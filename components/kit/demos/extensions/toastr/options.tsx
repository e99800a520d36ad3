"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"

export default function Options() {
  const t = useTranslations("kit/toastr.options")
  const actions = {
    long: () => toast.info(t("long.text"), { description: t("long.more") }),
    action: () => toast.info(t("action.text"), { action: { label: t("action.button"), onClick: answer } }),
    undo: () => toast.undo(t("undo.text"), answer),
    brief: () => toast.success(t("brief.text"), { seconds: 1.5 }),
    stays: () => toast.warning(t("stays.text"), { seconds: Number.POSITIVE_INFINITY }),
    told: () => toast.info(t("told.text"), { seconds: 3, onClose: answer }),
    clear: () => toast.clear(),
  }
  const answer = () => toast.success(t("answer"))
  return (
    <div className="flex flex-wrap gap-2">
      {(Object.keys(actions) as (keyof typeof actions)[]).map((name) => (
        <Button key={name} variant={name === "clear" ? "ghost" : "outline"} onClick={actions[name]}>
          {t(`${name}.label`)}
        </Button>
      ))}
    </div>
  )
}

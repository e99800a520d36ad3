"use client"

import { Play } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo, useState } from "react"
import { Button } from "@/components/ui/button"
import { Tour } from "@/components/ui/tour"
import { demoAnchor } from "@/lib/kit/pages/anchors"

/** Selectors per step; the first visible element becomes the target. */
const targets = { search: [".search-button"], card: [`#${demoAnchor("guided")}`], footer: [".shell-footer"] }

export default function Guided() {
  const t = useTranslations("kit/tour.guided")
  const [isRunning, setRunning] = useState(false)
  const [end, setEnd] = useState<"whole" | "left">()
  const steps = useMemo(
    () => [
      { title: t("welcome.title"), text: t("welcome.text") },
      { target: targets.search, title: t("search.title"), text: t("search.text") },
      { target: targets.card, title: t("card.title"), text: t("card.text") },
      { target: targets.footer, title: t("footer.title"), text: t("footer.text") },
    ],
    [t],
  )
  const texts = {
    ...{ label: t("label"), skip: t("skip"), back: t("back"), next: t("next"), done: t("done") },
    step: (number: number, of: number) => t("step", { number, of }),
  }
  const stop = (whole: boolean) => {
    setRunning(false)
    setEnd(whole ? "whole" : "left")
  }
  return (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">{t("hint")}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Play />} onClick={() => setRunning(true)}>
          {t("start")}
        </Button>
        <p role="status" className="text-dense text-ink-muted">
          {end && t(end)}
        </p>
      </div>
      {isRunning && <Tour steps={steps} texts={texts} onEnd={stop} />}
    </div>
  )
}

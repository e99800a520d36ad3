"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Checkbox } from "@/components/ui/checkbox"

const papers = ["lined", "squared", "plain"] as const

/** The checkbox for all is indeterminate while only some are checked. */
export default function Custom() {
  const t = useTranslations("kit/checkbox")
  const [chosen, setChosen] = useState<string[]>(["lined"])
  const toggle = (paper: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, paper] : chosen.filter((other) => other !== paper))
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-dense">{t("custom.legend")}</legend>
      <Checkbox
        label={t("custom.all")}
        checked={chosen.length === papers.length}
        indeterminate={chosen.length > 0 && chosen.length < papers.length}
        onChange={(event) => setChosen(event.target.checked ? [...papers] : [])}
      />
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        {papers.map((paper) => (
          <Checkbox
            key={paper}
            label={t(`custom.${paper}`)}
            checked={chosen.includes(paper)}
            onChange={(event) => toggle(paper, event.target.checked)}
            className="w-full rounded-card border border-line px-3.5 py-3 has-checked:border-brand-mark has-checked:bg-brand-soft"
          />
        ))}
      </div>
    </fieldset>
  )
}

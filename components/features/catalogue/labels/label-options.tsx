"use client"

import { useSearchParams } from "next/navigation"
import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Input } from "@/components/ui/input"
import { Select } from "@/components/ui/select"
import { usePathname, useRouter } from "@/lib/core/i18n/navigation"
import { type LabelChoice, labelPaperNames, labelPapers, maxCopies } from "@/lib/features/catalogue/values/labels"

/** The paper, how many labels of each product, and how many of the first sheet are used already. They are in the URL. */
export function LabelOptions({ choice }: { choice: LabelChoice }) {
  const t = useTranslations("product-labels")
  const router = useRouter()
  const pathname = usePathname()
  const params = useSearchParams()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    router.replace(`${pathname}?${next}`)
  }
  const { columns, rows } = labelPapers[choice.paper]
  const number = (name: "copies" | "skip", min: number, max: number) => (
    <FieldFrame label={t(name)}>
      {(control) => (
        <Input
          {...control}
          key={choice[name]}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={choice[name]}
          className="w-24"
          onBlur={({ target }) => target.value !== String(choice[name]) && set(name, target.value)}
          onKeyDown={(event) => event.key === "Enter" && set(name, event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <FieldFrame label={t("paper")}>
        {(control) => (
          <Select
            {...control}
            value={choice.paper}
            options={labelPaperNames.map((value) => ({ value, label: t(`papers.${value}`) }))}
            onChange={({ target }) => set("paper", target.value)}
          />
        )}
      </FieldFrame>
      {number("copies", 1, maxCopies)}
      {columns * rows > 1 && number("skip", 0, columns * rows - 1)}
    </div>
  )
}

"use client"

import { Check, Gift, Truck, Undo2 } from "lucide-react"
import { useTranslations } from "next-intl"

const goods = ["pens", "notebooks", "paper"] as const
const icons = { gift: Gift, delivery: Truck, returns: Undo2, stock: Check } as const

export default function Lists() {
  const t = useTranslations("kit/typography")
  const entries = goods.map((name) => <li key={name}>{t(`lists.${name}`)}</li>)
  const head = "mb-1.5 font-medium text-ink-muted text-xs"
  return (
    <div className="grid gap-6 text-sm sm:grid-cols-2">
      <div>
        <h3 className={head}>{t("lists.unordered")}</h3>
        <ul className="list-disc space-y-1 ps-5 marker:text-brand-mark">{entries}</ul>
      </div>
      <div>
        <h3 className={head}>{t("lists.ordered")}</h3>
        <ol className="tabular list-decimal space-y-1 ps-5 marker:text-ink-muted">{entries}</ol>
      </div>
      <div>
        <h3 className={head}>{t("lists.unstyled")}</h3>
        <ul className="space-y-1">{entries}</ul>
      </div>
      <div>
        <h3 className={head}>{t("lists.icons")}</h3>
        <ul className="space-y-1.5">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} className="flex items-center gap-2">
              <Icon aria-hidden="true" className="size-4 shrink-0 text-success-mark" />
              {t(`lists.${name as keyof typeof icons}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="sm:col-span-2">
        <h3 className={head}>{t("lists.inline")}</h3>
        <ul className="flex flex-wrap gap-x-2 [&>li:not(:first-child)]:before:me-2 [&>li:not(:first-child)]:before:text-ink-faint [&>li:not(:first-child)]:before:content-['·']">
          {entries}
        </ul>
      </div>
    </div>
  )
}

"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"

interface Props {
  count: number
  onClear: () => void
  /** Actions on the selection. */
  children: ReactNode
}

/** Bar over the bottom of the page while rows are selected, so that no content moves. */
export function BulkBar({ count, onClear, children }: Props) {
  const t = useTranslations("list")
  return (
    <section
      aria-label={t("bulkActions")}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex sm:max-w-max flex-wrap items-center gap-2 rounded-card border border-line bg-raised p-2 shadow-raised md:bottom-6"
    >
      <p dir="auto" className="tabular flex-1 whitespace-nowrap ps-2 pe-1 font-medium" aria-live="polite">
        {t("selected", { count })}
      </p>
      <div className="flex gap-2 max-sm:order-last max-sm:basis-full max-sm:*:flex-1">{children}</div>
      <Button variant="ghost" size="sm" iconOnly label={t("clearSelection")} icon={<X />} onClick={onClear} />
    </section>
  )
}

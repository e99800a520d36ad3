"use client"

import { useTranslations } from "next-intl"
import { Skeleton } from "@/components/ui/skeleton"

const widths = ["w-2/5", "w-1/2", "w-1/3", "w-3/5", "w-2/5", "w-1/4", "w-1/2", "w-1/3"]

/** Placeholder rows while the first tasks load. */
export function TaskSkeleton() {
  const t = useTranslations("ui")
  return (
    <div>
      <span className="sr-only">{t("loading")}</span>
      {widths.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <div key={row} className="flex h-16 items-center gap-3 border-line border-b px-4 md:h-11">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="ms-auto size-6 rounded-full" />
        </div>
      ))}
    </div>
  )
}

"use client"

import { useTranslations } from "next-intl"
import { Skeleton } from "@/components/ui/skeleton"

const widths = ["w-40", "w-52", "w-28", "w-36"]

/** Placeholder rows while the first data load. */
export function SkeletonRows({ count, columns, dense }: { count: number; columns: number; dense: boolean }) {
  const t = useTranslations("list")
  return Array.from({ length: Math.min(count, 10) }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
    <tr key={row} className="flex h-24 items-center gap-4 border-b px-5 md:table-row md:h-auto md:border-0">
      <td className={`md:border-b md:ps-5 ${dense ? "md:h-11" : "md:h-14"}`}>
        {row === 0 && <span className="sr-only">{t("loading")}</span>}
        <Skeleton className="size-4" />
      </td>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike.
        <td key={column} className="md:border-b md:px-3">
          <Skeleton className={`h-3.5 max-w-full ${widths[(row + column) % widths.length]}`} />
        </td>
      ))}
    </tr>
  ))
}

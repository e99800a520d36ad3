import { useTranslations } from "next-intl"
import { Skeleton } from "@/components/ui/skeleton"

const widths = ["w-28", "w-36", "w-24", "w-32", "w-40", "w-28", "w-36"]

/** A placeholder for the lists of people. */
export function PeopleSkeleton() {
  const t = useTranslations("ui")
  return (
    <div className="px-2 pt-3">
      <span className="sr-only">{t("loading")}</span>
      {widths.map((width, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <div key={i} className="flex items-center gap-3 py-2">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

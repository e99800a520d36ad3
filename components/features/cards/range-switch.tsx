import clsx from "clsx"
import { useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"
import { defaultRange, type Range, ranges } from "@/lib/core/range"
import { PendingMark } from "./pending-mark"

interface Props {
  path: string
  current: Range
  /** The year in the URL, which the links keep. */
  year?: string
}

const hrefOf = (path: string, range: Range, year?: string) => {
  const search = new URLSearchParams({ ...(range !== defaultRange && { range }), ...(year && { year }) }).toString()
  return search ? `${path}?${search}` : path
}

/** Chooses the page's range of days. It is in the URL, so that reload, back and a shared link show the same. */
export function RangeSwitch({ path, current, year }: Props) {
  const t = useTranslations("cards")
  return (
    <nav aria-label={t("range")}>
      <ul className="flex rounded-control border border-line bg-sunken p-0.5">
        {ranges.map((range) => (
          <li key={range}>
            <Link
              href={hrefOf(path, range, year)}
              scroll={false}
              aria-current={range === current ? "true" : undefined}
              className={clsx(
                "relative flex min-h-8 items-center justify-center rounded-[5px] px-3 text-center font-medium text-dense transition-colors duration-fast max-sm:min-h-11 max-sm:px-2.5 max-sm:text-xs",
                range === current ? "bg-raised text-ink shadow-control" : "text-ink-muted hover:text-ink",
              )}
            >
              {t(`ranges.${range}`)}
              <PendingMark />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

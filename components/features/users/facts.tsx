import { useTranslations } from "next-intl"
import type { ReactNode } from "react"

interface Props {
  facts: { label: string; value: ReactNode }[]
}

/** Labels and values of one person, in two columns where there is room; a missing value says so. */
export function Facts({ facts }: Props) {
  const t = useTranslations("users.view")
  return (
    <dl className="grid gap-x-8 gap-y-4 px-5 pb-5 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-faint text-xs">{label}</dt>
          <dd className="mt-0.5 break-words text-sm">{value || <span className="text-ink-faint">{t("none")}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

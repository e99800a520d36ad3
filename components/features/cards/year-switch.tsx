"use client"

import { useSearchParams } from "next/navigation"
import { useTransition } from "react"
import { Select } from "@/components/ui/select"
import { usePathname, useRouter } from "@/lib/core/i18n/navigation"

interface Props {
  years: string[]
  current: number
  label: string
}

/** Chooses the year of the revenue report, which is in the URL. */
export function YearSwitch({ years, current, label }: Props) {
  const router = useRouter()
  const path = usePathname()
  const search = useSearchParams()
  const [pending, start] = useTransition()
  const choose = (year: string) => {
    const next = new URLSearchParams(search)
    if (year === years[0]) next.delete("year")
    else next.set("year", year)
    start(() => router.push(next.size > 0 ? `${path}?${next}` : path, { scroll: false }))
  }
  return (
    <Select
      size="sm"
      aria-label={label}
      aria-busy={pending}
      value={String(current)}
      onChange={({ target }) => choose(target.value)}
      options={years.map((year) => ({ value: year, label: year }))}
      className="tabular w-24"
    />
  )
}

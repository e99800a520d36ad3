"use client"

import { useTranslations } from "next-intl"
import { Select } from "@/components/ui/select"

const sizes = [10, 25, 50]

interface Props {
  perPage: number
  onChange: (part: { perPage: number }) => void
}

/** Select for the number of rows per page; includes the number in the URL if it is unusual. */
export function PageSize({ perPage, onChange }: Props) {
  const t = useTranslations("list")
  const offered = sizes.includes(perPage) ? sizes : [...sizes, perPage].sort((a, b) => a - b)
  return (
    <Select
      aria-label={t("rowsPerPage")}
      value={String(perPage)}
      onChange={(event) => onChange({ perPage: Number(event.target.value) })}
      options={offered.map((size) => ({ value: String(size), label: String(size) }))}
      className="w-20"
    />
  )
}

"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { CountedPages } from "@/components/kit/counted-pages"
import { Select } from "@/components/ui/select"

const sizes = ["10", "20", "50"]

/** The number of pages is computed from the number of entries and the page size. */
export default function Basic() {
  const t = useTranslations("kit/paginate")
  const [count, setCount] = useState("240")
  const [perPage, setPerPage] = useState("20")
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
        <FieldFrame label={t("basic.count")}>
          {(control) => (
            <Select
              {...control}
              value={count}
              options={["5", "60", "240", "5000"].map((value) => ({ value, label: value }))}
              onChange={(event) => setCount(event.target.value)}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t("basic.perPage")}>
          {(control) => (
            <Select
              {...control}
              value={perPage}
              options={sizes.map((value) => ({ value, label: value }))}
              onChange={(event) => setPerPage(event.target.value)}
            />
          )}
        </FieldFrame>
      </div>
      <CountedPages label={t("basic.title")} count={Number(count)} perPage={Number(perPage)} />
    </div>
  )
}

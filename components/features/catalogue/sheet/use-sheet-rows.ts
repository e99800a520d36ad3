"use client"

import { useEffect, useMemo, useState } from "react"
import { useErrorText } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { PriceSheet, SheetRow } from "@/lib/features/catalogue/schema/price-sheet"
import { firstSheetRows, maxSheetRows } from "@/lib/features/catalogue/values/price-sheet"

/** Loads the products after those of the page. @returns false once `isStale` */
async function loadRest(first: PriceSheet, isStale: () => boolean): Promise<SheetRow[] | undefined> {
  const rows: SheetRow[] = []
  let last = first.data
  for (let full = firstSheetRows; last.length === full; full = maxSheetRows) {
    const after = last.at(-1)?.id
    last = (await call(endpoints.getPriceSheet, { query: { after, limit: maxSheetRows } })).data
    if (isStale()) return undefined
    rows.push(...last)
  }
  return rows
}

/**
 * All products by name. The first are there at the first paint, the others follow; when a price changes anywhere, all are loaded
 * again, while those before stay.
 */
export function useSheetRows(locale: string) {
  const textOf = useErrorText()
  const { data: sheet, error, mutate, isValidating } = useQuery(endpoints.getPriceSheet, { query: {} })
  const [rest, setRest] = useState<SheetRow[]>([])
  const [isLoading, setLoading] = useState(true)
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (!sheet) return
    let isStale = false
    setLoading(true)
    loadRest(sheet, () => isStale)
      .then((rows) => {
        if (!rows) return
        setRest(rows)
        setFailure(undefined)
      })
      .catch((problem) => isStale || setFailure(textOf(problem)))
      .finally(() => isStale || setLoading(false))
    return () => {
      isStale = true
    }
  }, [sheet, textOf])
  const rows = useMemo(() => {
    const { compare } = new Intl.Collator(intlLocale(locale), { numeric: true })
    // A product that is in both has just moved from one part to the other.
    const known = new Set(sheet?.data.map(({ id }) => id))
    const all = [...(sheet?.data ?? []), ...rest.filter(({ id }) => !known.has(id))]
    return all.sort((a, b) => compare(a.name, b.name) || a.id - b.id)
  }, [sheet, rest, locale])
  return { sheet, rows, error: failure ?? error?.message, isLoading, isValidating, reload: () => mutate() }
}

"use client"

import { type Count, facesOf, piecesOf } from "@/lib/core/cash/count"
import { PiecesTable } from "./pieces-table"

interface Props {
  title: string
  count: Count
  currency: string
}

/** A count by note and coin under its title, from the largest. */
export function CountedPieces({ title, count, currency }: Props) {
  const pieces = facesOf(piecesOf(count, currency), currency)
  return (
    <section className="space-y-1">
      <h2 className="font-semibold text-base">{title}</h2>
      <PiecesTable label={title} currency={currency} pieces={pieces} />
    </section>
  )
}

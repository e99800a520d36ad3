"use client"

import { useTranslations } from "next-intl"
import type { CSSProperties } from "react"
import type { Column } from "./columns"
import { cellRole, groupRole, rowRole } from "./roles"

const headClass =
  "flex min-w-0 flex-col justify-center border-line border-e border-b bg-sunken px-2 font-medium text-ink-muted text-xs"

/** The row with the names of the columns, which stays at the top. */
export function SheetHead({ columns, template }: { columns: Column[]; template: CSSProperties }) {
  const t = useTranslations("price-sheet")
  const nameOf = (column: Column) => (column.kind === "price" ? (column.name ?? t("allShops")) : t(column.kind))
  return (
    <div {...groupRole} className="sticky top-0 z-20">
      <div {...rowRole(1)} className="grid h-11" style={template}>
        <div {...cellRole("columnheader", 1)} className={`${headClass} sticky start-0 z-10 ps-3`}>
          {t("product")}
        </div>
        {columns.map((column, index) => (
          <div
            key={column.kind === "price" ? `shop${column.shop}` : column.kind}
            {...cellRole("columnheader", index + 2)}
            className={`${headClass} text-end`}
          >
            <bdi className="truncate">{nameOf(column)}</bdi>
            {column.kind === "price" && (
              <span className="truncate font-normal text-ink-faint">
                {column.maySet ? column.currency : t("readOnly", { currency: column.currency })}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

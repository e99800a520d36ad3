"use client"

import { useTranslations } from "next-intl"
import { useRef, useState } from "react"
import { useDocumentItems } from "@/components/kit/use-document-items"
import { Checkbox } from "@/components/ui/checkbox"
import { RowMenu } from "@/components/ui/row-menu"

const shops = ["helsinki", "berlin", "lyon"] as const

export default function Rows() {
  const t = useTranslations("kit/context-menu.rows")
  const place = useTranslations("kit/context-menu.place")
  const list = useRef<HTMLUListElement>(null)
  const itemsOf = useDocumentItems()
  const [chosen, setChosen] = useState("")
  return (
    <div>
      <ul ref={list} aria-label={t("shops")} className="divide-y divide-line rounded-card border border-line">
        {shops.map((shop) => (
          <li key={shop} data-shop={shop} className="flex items-center gap-3 px-3 py-2.5 data-menu-open:bg-sunken">
            <Checkbox hideLabel label={t("select", { name: t(shop) })} />
            {t(shop)}
          </li>
        ))}
      </ul>
      <RowMenu
        within={list}
        of="data-shop"
        menuOf={(row) => {
          const shop = shops.find((name) => name === row)
          if (!shop) return undefined
          const items = itemsOf((action) => () => setChosen(`${action}, ${t(shop)}`))
          return { label: t("actions", { name: t(shop) }), groups: [{ items }] }
        }}
      />
      <p role="status" className="mt-2 min-h-5 text-dense text-ink-muted">
        {chosen && place("chosen", { name: chosen })}
      </p>
    </div>
  )
}

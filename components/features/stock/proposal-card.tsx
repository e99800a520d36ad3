"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { Input } from "@/components/ui/input"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { Proposal } from "@/lib/features/stock/schema/orders"
import { maxDocumentLines, maxPieces } from "@/lib/features/stock/values"
import { stale } from "./acts"
import { ProposalLine } from "./proposal-line"

const piecesOf = (text: string) => (/^\d{1,7}$/.test(text) ? Math.min(Number(text), maxPieces) : 0)

/** The proposal for a supplier: the quantities are the user's before they become an order. */
export function ProposalCard({ group }: { group: Proposal }) {
  const t = useTranslations("stock")
  const locale = useLanguage()
  const router = useRouter()
  const showError = useErrorToast()
  const add = useMutation(endpoints.addStockOrder, { invalidates: stale })
  const [supplier, setSupplier] = useState(group.supplier)
  const [typed, setTyped] = useState<Record<number, string>>({})
  const lines = group.lines.map((line) => ({ ...line, text: typed[line.product] ?? String(line.quantity) }))
  const wanted = lines.flatMap(({ product, text, cost }) => {
    const quantity = piecesOf(text)
    return quantity > 0 ? [{ product, quantity, cost: (cost ?? 0) * quantity }] : []
  })
  const total = wanted.reduce((sum, { cost }) => sum + cost, 0)
  async function save() {
    const rows = wanted.slice(0, maxDocumentLines).map(({ product, quantity }) => ({ product, quantity }))
    try {
      const { id } = await add.run({ body: { shop: group.shop, supplier: supplier.trim(), note: "", lines: rows } })
      void toast.success(t("orders.saved"))
      router.push(`/business/stock/orders?open=${id}`)
    } catch (failure) {
      showError(failure)
    }
  }
  const name = group.supplier || t("orders.noSupplier")
  return (
    <Card aria-label={`${name}, ${group.shopName}`}>
      <CardHeader title={name} subtitle={group.shopName} />
      <CardBody className="space-y-3">
        {!group.supplier && (
          <Input
            aria-label={t("fields.supplier")}
            placeholder={t("orders.supplierHint")}
            value={supplier}
            maxLength={120}
            onChange={({ target }) => setSupplier(target.value)}
          />
        )}
        <ul aria-label={t("lines")} className="divide-y divide-line">
          {lines.map((line) => (
            <ProposalLine
              key={line.product}
              line={line}
              currency={group.currency}
              onType={(text) => setTyped((before) => ({ ...before, [line.product]: text }))}
            />
          ))}
        </ul>
        {wanted.length > maxDocumentLines && (
          <p className="text-ink-muted text-sm">{t("orders.manyLines", { max: maxDocumentLines })}</p>
        )}
      </CardBody>
      <CardFooter>
        {total > 0 && (
          <span className="tabular me-auto text-sm">
            {t("orders.total", { cost: money(total, group.currency, locale) })}
          </span>
        )}
        <Button busy={add.busy} disabled={wanted.length === 0 || supplier.trim() === ""} onClick={() => void save()}>
          {t("orders.saveOrder", { count: wanted.length })}
        </Button>
      </CardFooter>
    </Card>
  )
}

"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Card, CardBody } from "@/components/ui/card"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { TextLink } from "@/components/ui/text-link"
import type { AlikePair, AlikeProduct } from "@/lib/features/catalogue/schema/duplicates"
import { Price, usePercent } from "../price"
import { ProductStateBadge } from "../product-state-badge"
import type { usePairActions } from "./use-pair-actions"

interface SideProps {
  product: AlikeProduct
  other: AlikeProduct
  onKeep: () => void
}

/** One of the two products, and the button that keeps it. */
function Side({ product, other, onKeep }: SideProps) {
  const t = useTranslations("product-duplicates")
  const { id, name, state, sku, brand, supplierName, supplierCode, gtins, price, currency, isStocked } = product
  const facts = [sku, brand, [supplierName, supplierCode].filter(Boolean).join(" "), ...gtins].filter(Boolean)
  return (
    <div className="flex min-w-0 flex-col items-start gap-2 rounded-control border border-line p-3">
      <p className="flex w-full flex-wrap items-center gap-2">
        <TextLink href={`/business/product?open=product-${id}`}>
          <bdi>{name}</bdi>
        </TextLink>
        <ProductStateBadge state={state} />
        {price !== null && <Price minor={price} currency={currency} className="ms-auto font-semibold" />}
      </p>
      <p className="break-words text-dense text-ink-muted">
        <bdi>{facts.join(" · ") || t("noNumbers")}</bdi>
      </p>
      {isStocked && <p className="text-dense text-ink-muted">{t("stocked")}</p>}
      <Button
        size="sm"
        variant="outline"
        label={t("keepOf", { name })}
        disabled={other.isStocked}
        onClick={onKeep}
        className="mt-auto"
      >
        {t("keep")}
      </Button>
    </div>
  )
}

interface Props {
  pair: AlikePair
  actions: ReturnType<typeof usePairActions>
}

/** Two products side by side, with why they look alike. */
export function PairCard({ pair, actions }: Props) {
  const t = useTranslations("product-duplicates")
  const percent = usePercent()
  const [kept, setKept] = useState<AlikeProduct>()
  const { first, second, reasons, similarity } = pair
  const gone = kept === first ? second : first
  return (
    <Card>
      <CardBody className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2">
          {reasons.map((reason) => (
            <Badge key={reason} tone="info">
              {t(`reasons.${reason}`, { similarity: percent(similarity) })}
            </Badge>
          ))}
          <Button
            size="sm"
            variant="ghost"
            label={t("distinctOf", { first: first.name, second: second.name })}
            onClick={() => void actions.distinct(pair)}
            className="ms-auto"
          >
            {t("distinct")}
          </Button>
        </p>
        <div className="grid gap-3 md:grid-cols-2">
          <Side product={first} other={second} onKeep={() => setKept(first)} />
          <Side product={second} other={first} onKeep={() => setKept(second)} />
        </div>
        {kept && (
          <ConfirmDialog
            open
            tone="brand"
            onClose={() => setKept(undefined)}
            onConfirm={async () => {
              await actions.merge(kept, gone)
              setKept(undefined)
            }}
            title={t("mergeTitle", { name: kept.name })}
            text={t("mergeText", { name: gone.name })}
            confirmLabel={t("merge")}
          />
        )}
      </CardBody>
    </Card>
  )
}

"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { useShopChoices } from "@/components/features/businesses/use-chosen-shop"
import { EmptyState } from "@/components/ui/empty-state"
import { Select } from "@/components/ui/select"
import { TextLink } from "@/components/ui/text-link"
import { PolicyForm } from "./policy-form"

/** Chooses the shop whose policy is changed, which is that of the screen at first. */
export default function PolicyPanel({ shop: shown, onDone }: { shop?: number; onDone: () => void }) {
  const t = useTranslations("deposits.policy")
  const id = useId()
  const shops = useShopChoices().data?.data ?? []
  const [chosen, setChosen] = useState(shown)
  const shop = shops.find((one) => one.id === chosen) ?? shops[0]
  if (!shop) return <EmptyState title={t("noShop")} text={t("noShopText")} />
  return (
    <div className="space-y-4">
      {shops.length > 1 && (
        <div>
          <label htmlFor={id} className="mb-1.5 block font-medium text-dense">
            {t("shop")}
          </label>
          <Select
            id={id}
            value={String(shop.id)}
            onChange={({ target }) => setChosen(Number(target.value))}
            options={shops.map(({ id: value, name, businessName }) => ({
              ...{ value: String(value), label: `${name} · ${businessName}` },
            }))}
          />
        </div>
      )}
      <PolicyForm key={shop.id} shop={shop} onDone={onDone} />
      <p className="text-ink-muted text-sm">
        <TextLink href={`/business/list?view=tree&open=edit-shop-${shop.id}`}>{t("threshold")}</TextLink>
      </p>
    </div>
  )
}

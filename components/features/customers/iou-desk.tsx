"use client"

import { useTranslations } from "next-intl"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { IouList } from "./iou-list"
import { QuickAdd } from "./quick-add"
import { usePlaces } from "./use-places"

/** The form for a charge above the list of those who owe something. */
export function IouDesk() {
  const t = useTranslations("customers")
  const places = usePlaces()
  const chosen = useChosenShop()
  return (
    <div className="space-y-4 md:space-y-5">
      {useAbility().can("create", "Iou") && (
        <Card className="max-w-3xl">
          <CardHeader title={t("quick.title")} />
          <CardBody>
            <QuickAdd {...places} chosen={chosen} />
          </CardBody>
        </Card>
      )}
      <IouList />
    </div>
  )
}

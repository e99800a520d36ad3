"use client"

import { BadgePercent, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import type { MessageSource } from "@/components/layout/messages"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Offer, OfferListQuery } from "@/lib/features/offers/schema"
import { offerStates, rewardKinds } from "@/lib/features/offers/values"
import { offerListSource } from "./list-source"
import { OfferActions } from "./offer-actions"
import { useOfferColumns } from "./use-offer-columns"

const OfferForm = lazy(() => import("./offer-form").then((module) => ({ default: module.OfferForm })))
const Activity = lazy(() => import("@/components/features/audit/drawer-activity"))

/** The offers of all shops or the chosen one, and the drawer with the form. What it shows is in the URL. */
export function OfferList({ activity }: { activity: MessageSource | undefined }) {
  const t = useTranslations("offers")
  const mayAdd = useAbility().can("create", "Offer")
  const shop = useChosenShop()
  const source = useMemo(() => offerListSource(shop), [shop])
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const [, edited] = /^edit-(\d{1,9})$/.exec(open ?? "") ?? []
  const isAdding = mayAdd && open === "add"
  return (
    <>
      <ListScreen<Offer, OfferListQuery>
        source={source}
        columns={useOfferColumns()}
        filters={[
          {
            name: "state",
            label: t("fields.state"),
            options: offerStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          {
            name: "kind",
            label: t("fields.kind"),
            options: rewardKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          ownOrder: t("fields.name"),
          row: ({ name }) => name,
        }}
        emptyIcon={<BadgePercent />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setOpen("add")}>
              {t("add")}
            </Button>
          )
        }
        rowActions={(offer) => <OfferActions offer={offer} onEdit={() => setOpen(`edit-${offer.id}`)} />}
      />
      <Drawer open={isAdding || Boolean(edited)} onClose={close} title={t(edited ? "edit" : "add")} size="lg">
        <Suspense>
          {(isAdding || edited) && <OfferForm key={open} id={edited ? Number(edited) : undefined} onDone={close} />}
        </Suspense>
        <Suspense>
          {edited && activity && (
            <Activity key={edited} messages={activity} recordType="offer" recordId={Number(edited)} />
          )}
        </Suspense>
      </Drawer>
    </>
  )
}

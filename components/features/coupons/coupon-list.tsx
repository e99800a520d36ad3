"use client"

import { CircleStop, Ellipsis, PencilLine, Play, Plus, TicketPercent } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import type { MessageSource } from "@/components/layout/messages"
import { ListScreen } from "@/components/list/list-screen"
import type { List } from "@/components/list/use-list"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import type { Coupon, CouponListQuery } from "@/lib/features/coupons/schema"
import { CouponDrawer, newCoupon, preloadCouponForm, useOpenCoupon } from "./coupon-drawer"
import { couponListSource } from "./coupon-list-source"
import { useCouponActions } from "./use-coupon-actions"
import { useCouponColumns, useCouponFilters } from "./use-coupon-columns"
import { useCouponRows } from "./use-coupon-rows"

type CouponList = List<Coupon, CouponListQuery>

function RowActions({ coupon, list }: { coupon: Coupon; list: CouponList }) {
  const t = useTranslations("coupons.actions")
  const actions = useCouponActions()
  const [, open] = useOpenCoupon()
  const showAs = (state: Coupon["state"]) =>
    list.show(list.rows.map((row) => (row.code === coupon.code ? { ...row, state } : row)))
  const end = () => {
    showAs("ended")
    void actions.end(coupon)
  }
  const resume = () => {
    showAs("active")
    void actions.resume(coupon)
  }
  return (
    <Menu
      button={{
        variant: "ghost",
        size: "sm",
        iconOnly: true,
        label: t("of", { code: coupon.code }),
        icon: <Ellipsis />,
      }}
      items={[
        { label: t("edit"), icon: <PencilLine />, onSelect: () => open(coupon.code) },
        coupon.state === "ended"
          ? { label: t("resume"), icon: <Play />, onSelect: resume }
          : { label: t("end"), icon: <CircleStop />, onSelect: end },
      ]}
    />
  )
}

/** The list of coupons for those who manage the shop. */
export function CouponList({ activity }: { activity: MessageSource | undefined }) {
  const t = useTranslations("coupons")
  const mayAdd = useAbility().can("create", "Product")
  const [, open] = useOpenCoupon()
  const coupons = useCouponRows()
  const preload = { onPointerEnter: preloadCouponForm, onFocus: preloadCouponForm }
  return (
    <>
      <ListScreen<Coupon, CouponListQuery>
        source={couponListSource}
        columns={useCouponColumns()}
        filters={useCouponFilters()}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          ownOrder: t("byCode"),
          row: ({ code }) => code,
        }}
        emptyIcon={<TicketPercent />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => open(newCoupon)} {...preload}>
              {t("add")}
            </Button>
          )
        }
        rowActions={(coupon, list) => <RowActions coupon={coupon} list={list} />}
      />
      <CouponDrawer activity={activity} coupons={coupons} mayAdd={mayAdd} />
    </>
  )
}

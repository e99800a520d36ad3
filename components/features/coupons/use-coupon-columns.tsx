"use client"

import { useTranslations } from "next-intl"
import type { ListColumn, ListFilter } from "@/components/list/types"
import type { Coupon } from "@/lib/features/coupons/schema"
import { couponKinds, couponStates } from "@/lib/features/coupons/values"
import { CouponState } from "./coupon-state"
import { useCouponText } from "./use-coupon-text"

/** The columns of the list of coupons. */
export function useCouponColumns(): ListColumn<Coupon>[] {
  const t = useTranslations("coupons")
  const text = useCouponText()
  const audience = ({ isOffered, oncePerPerson }: Coupon) =>
    [t(isOffered ? "forAll" : "forTold"), ...(oncePerPerson ? [t("once")] : [])].join(", ")
  return [
    {
      name: "code",
      header: t("columns.code"),
      cell: (coupon) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium font-mono text-ink text-sm">{coupon.code}</bdi>
          <span className="block truncate text-ink-faint text-xs">{audience(coupon)}</span>
        </span>
      ),
      text: ({ code }) => code,
      sortBy: "code",
      width: "w-[26%]",
      shown: "always",
    },
    {
      name: "gain",
      header: t("columns.gain"),
      cell: (coupon) => <bdi className="tabular block truncate">{text.gain(coupon)}</bdi>,
      text: text.gain,
      width: "w-[13%]",
    },
    {
      name: "minimum",
      header: t("columns.minimum"),
      cell: (coupon) => <bdi className="tabular text-ink-muted">{text.minimum(coupon) || "–"}</bdi>,
      text: ({ minimum }) => minimum,
      width: "w-[12%]",
      align: "end",
      phone: "hidden",
    },
    {
      name: "time",
      header: t("columns.time"),
      cell: (coupon) => <bdi className="tabular block truncate text-ink-muted">{text.time(coupon)}</bdi>,
      text: text.time,
      sortBy: "endsAt",
      width: "w-[22%]",
    },
    {
      name: "uses",
      header: t("columns.uses"),
      cell: (coupon) => <bdi className="tabular">{text.uses(coupon)}</bdi>,
      text: ({ uses }) => uses,
      sortBy: "uses",
      width: "w-[11%]",
      align: "end",
    },
    {
      name: "state",
      header: t("columns.state"),
      cell: ({ state }) => <CouponState state={state} />,
      text: ({ state }) => t(`states.${state}`),
      width: "w-[16%]",
    },
  ]
}

/** The filters of the list of coupons. */
export function useCouponFilters(): ListFilter[] {
  const t = useTranslations("coupons")
  return [
    {
      name: "kind",
      label: t("columns.kind"),
      options: couponKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      name: "state",
      label: t("columns.state"),
      options: couponStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  ]
}

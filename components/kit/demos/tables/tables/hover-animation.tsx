"use client"

import { useTranslations } from "next-intl"
import { GoodsBody, GoodsHead } from "@/components/kit/goods"
import { Table } from "@/components/ui/table"

export default function HoverAnimation() {
  const t = useTranslations("kit/tables")
  return (
    <Table
      label={t("label", { look: t("hover-animation.title") })}
      focusable
      scrollClassName="rounded-control border border-line"
    >
      <GoodsHead />
      <GoodsBody rowClassName="duration-slow! transition-[background-color,box-shadow]! hover:shadow-[inset_3px_0_0_var(--brand-mark)] rtl:hover:shadow-[inset_-3px_0_0_var(--brand-mark)]" />
    </Table>
  )
}

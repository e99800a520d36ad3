"use client"

import { Tag, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Input } from "@/components/ui/input"
import type { Coupon } from "@/lib/features/orders/schema/checkout"
import { useCouponText } from "./coupon-text"
import { useCoupon } from "./use-coupon"

/** The cart's coupon, or a field to enter one. */
export function CouponBox({ coupon }: { coupon: Coupon | null }) {
  const t = useTranslations("orders.coupons")
  const text = useCouponText()
  const { apply, remove } = useCoupon()
  const id = useId()
  const [code, setCode] = useState("")
  const [problem, setProblem] = useState("")
  const [busy, setBusy] = useState(false)

  if (coupon)
    return (
      <div
        className={`tone-${coupon.problem ? "warning" : "success"} flex items-start gap-2.5 rounded-control bg-tone-soft p-3 text-tone-text`}
      >
        <Tag aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <div className="min-w-0 flex-1 text-dense">
          <p className="break-all font-semibold">{coupon.code}</p>
          <p>{coupon.problem ? text.problem(coupon) : text.gain(coupon)}</p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          tone={coupon.problem ? "warning" : "success"}
          iconOnly
          label={t("remove", { code: coupon.code })}
          icon={<X />}
          onClick={remove}
        />
      </div>
    )
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        if (busy || !code.trim()) return
        setBusy(true)
        const rejection = await apply(code)
        setProblem(rejection ?? "")
        if (!rejection) setCode("")
        setBusy(false)
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-medium text-dense">
        {t("label")}
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="soft" busy={busy}>
          {t("apply")}
        </Button>
      </div>
      <p id={`${id}problem`} role="alert" className="mt-1.5 text-danger-text text-xs empty:hidden">
        {problem}
      </p>
    </form>
  )
}

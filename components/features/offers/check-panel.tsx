"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { useWatch } from "react-hook-form"
import { Price } from "@/components/features/catalogue/price"
import { Alert } from "@/components/ui/alert"
import { call } from "@/lib/core/client/call"
import { writeDay } from "@/lib/core/i18n/day-text"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/offers/endpoints"
import type { OfferCheck, OfferCheckForm } from "@/lib/features/offers/schema/check"

/** Milliseconds without typing after which an offer is checked. */
const pause = 500

/** The check of the form's values; undefined while they are incomplete. */
function useCheck(id: number | undefined, business: number | undefined): OfferCheck | undefined {
  const values = useWatch()
  const [found, setFound] = useState<OfferCheck>()
  const typed = JSON.stringify({ ...values, id, business })
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { offerCheckForm } = await import("@/lib/features/offers/schema/check")
      const parsed = offerCheckForm.safeParse(JSON.parse(typed))
      const body = parsed.success ? (parsed.data as OfferCheckForm) : undefined
      // A check is help, not a step: if it fails, saving reports the error.
      const next = body && (await call(endpoints.checkOffer, { body }).catch(() => undefined))
      if (isCurrent) setFound(next)
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed])
  return found
}

function Overlaps({ overlaps }: Pick<OfferCheck, "overlaps">) {
  const t = useTranslations("offers.check")
  const status = useTranslations("offers.status")
  if (overlaps.length === 0) return null
  return (
    <Alert tone="info" title={t("overlaps", { count: overlaps.length })}>
      <ul className="list-disc ps-5">
        {overlaps.map(({ offer, name, phase, kind, needsCode }) => (
          <li key={offer}>
            <bdi className="font-medium">{name}</bdi>
            {phase === "scheduled" && ` (${status(phase)})`}: {t(`kinds.${kind}`)}
            {needsCode && ` ${t("needsCode")}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Losses({ check }: { check: OfferCheck }) {
  const t = useTranslations("offers.check")
  const { margins = [], losses = 0, withoutCost = 0, currency, rules } = check
  if (losses === 0)
    return withoutCost > 0 ? <p className="text-ink-muted text-xs">{t("withoutCost", { count: withoutCost })}</p> : null
  const law = rules.find(({ kind }) => kind === "sale-at-loss")
  return (
    <Alert tone="danger" title={t("losses", { count: losses })}>
      <ul className="list-disc ps-5">
        {margins.slice(0, 5).map(({ goods, net, cost, margin }) => (
          <li key={goods.map(({ product }) => product).join()}>
            {goods.map(({ pieces, name }) => `${pieces} × ${name}`).join(" + ")}: {t("net")}{" "}
            <Price minor={net} currency={currency} />, {t("cost")} <Price minor={cost} currency={currency} />,{" "}
            {t("margin")} <Price minor={margin} currency={currency} className="font-medium" />
          </li>
        ))}
      </ul>
      {law && <p className="mt-2">{t("saleAtLoss", { country: law.country, law: law.law })}</p>}
    </Alert>
  )
}

function Priors({ check: { rules, priors, currency } }: { check: OfferCheck }) {
  const t = useTranslations("offers.check")
  const locale = useLanguage()
  const rule = rules.find(({ kind }) => kind === "prior-price")
  if (!rule || priors.length === 0) return null
  const isLower = priors.some(({ lowest, price }) => lowest !== null && lowest < price)
  return (
    <Alert tone={isLower ? "warning" : "info"} title={t("priorTitle", { days: rule.days ?? 0 })}>
      <p>
        {t("priorText", {
          country: rule.country,
          law: rule.law,
          day: writeDay(rule.from, locale),
          days: rule.days ?? 0,
        })}
      </p>
      <ul className="mt-2 list-disc ps-5">
        {priors.slice(0, 5).map(({ product, name, price, reduced, lowest }) => (
          <li key={product}>
            <bdi className="font-medium">{name}</bdi>: {t("now")} <Price minor={price} currency={currency} />,{" "}
            {t("reduced")} <Price minor={reduced} currency={currency} />, {t("lowest")}{" "}
            {lowest === null ? t("unknown") : <Price minor={lowest} currency={currency} className="font-medium" />}
            {lowest !== null && reduced >= lowest && ` ${t("noReduction")}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Warnings and hints about the offer that is being written. They never prevent saving. */
export function CheckPanel({ id, business }: { id?: number; business: number | undefined }) {
  const check = useCheck(id, business)
  if (!check) return null
  return (
    <div aria-live="polite" className="grid gap-3">
      <Overlaps overlaps={check.overlaps} />
      <Losses check={check} />
      <Priors check={check} />
    </div>
  )
}

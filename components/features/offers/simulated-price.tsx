"use client"

import { ReceiptText } from "lucide-react"
import { useTranslations } from "next-intl"
import { Price } from "@/components/features/catalogue/price"
import { Alert } from "@/components/ui/alert"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { writeDay } from "@/lib/core/i18n/day-text"
import { useLanguage } from "@/lib/core/i18n/use-language"
import type { Simulation } from "@/lib/features/offers/schema/simulation"
import { useRate } from "./use-reward-text"

const head = "border-line border-b px-2 py-1.5 font-medium text-ink-muted text-xs"
const cell = "border-line border-b px-2 py-2 align-top"

type Line = Simulation["lines"][number]

/** A line with the reduction by each offer. */
function LineRow({ line, currency }: { line: Line; currency: string }) {
  const t = useTranslations("offers.simulator")
  return (
    <tr>
      <th scope="row" className={`${cell} text-start font-normal`}>
        <span className="block font-medium">
          <bdi>{line.name}</bdi>
        </span>
        {line.reductions.map(({ offer, name, pieces, amount }) => (
          <span key={offer} className="block text-success-text text-xs">
            {t("reduction", { name, pieces })} <Price minor={-amount} currency={currency} />
          </span>
        ))}
      </th>
      <td className={`${cell} tabular text-end`}>{line.pieces}</td>
      <td className={`${cell} text-end max-sm:hidden`}>
        <Price minor={line.price} currency={currency} />
      </td>
      <td className={`${cell} text-end`}>
        {line.amount < line.full && (
          <s className="block text-ink-muted text-xs">
            <Price minor={line.full} currency={currency} />
          </s>
        )}
        <Price minor={line.amount} currency={currency} className="font-medium" />
      </td>
    </tr>
  )
}

function Lines({ result: { lines, currency } }: { result: Simulation }) {
  const t = useTranslations("offers.simulator")
  return (
    <table className="w-full text-dense">
      <caption className="sr-only">{t("lines")}</caption>
      <thead>
        <tr>
          <th className={`${head} text-start`}>{t("product")}</th>
          <th className={`${head} text-end`}>{t("pieces")}</th>
          <th className={`${head} text-end max-sm:hidden`}>{t("each")}</th>
          <th className={`${head} text-end`}>{t("amount")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.id} line={line} currency={currency} />
        ))}
      </tbody>
    </table>
  )
}

/** VAT by rate, which adds up to the total. */
function Vat({ result: { vat, currency, total } }: { result: Simulation }) {
  const t = useTranslations("offers.simulator")
  const rate = useRate()
  return (
    <table className="w-full text-dense">
      <caption className="mb-1 text-start font-semibold text-sm">{t("vat")}</caption>
      <thead>
        <tr>
          <th className={`${head} text-start`}>{t("rate")}</th>
          <th className={`${head} text-end`}>{t("net")}</th>
          <th className={`${head} text-end`}>{t("tax")}</th>
          <th className={`${head} text-end`}>{t("gross")}</th>
        </tr>
      </thead>
      <tbody>
        {vat.map((one) => (
          <tr key={one.rate}>
            <th scope="row" className={`${cell} text-start font-normal`}>
              {rate(one.rate)}
            </th>
            {[one.net, one.vat, one.gross].map((amount, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the three columns of a row never move
              <td key={i} className={`${cell} text-end`}>
                <Price minor={amount} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3} className="px-2 py-2 text-start">
            {t("total")}
          </th>
          <td className="px-2 py-2 text-end font-semibold">
            <Price minor={total} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Offers that took nothing off, and why. */
function Unused({ unused }: Pick<Simulation, "unused">) {
  const t = useTranslations("offers.simulator")
  if (unused.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 font-semibold text-sm">{t("unused")}</h3>
      <ul className="text-dense">
        {unused.map(({ offer, name, why }) => (
          <li key={offer} className="flex flex-wrap justify-between gap-x-4 py-1">
            <bdi>{name}</bdi>
            <span className="text-ink-muted">{t(`why.${why}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The price of the basket, line by line. */
export function SimulatedPrice({ result }: { result: Simulation }) {
  const t = useTranslations("offers.simulator")
  const locale = useLanguage()
  const { lines, currency, full, discount, total, without, freeDelivery, date, time } = result
  return (
    <Card aria-label={t("result")}>
      <CardHeader title={t("result")} subtitle={t("at", { day: writeDay(date, locale), time })} />
      <CardBody className="grid gap-5">
        {without.length > 0 && (
          <Alert tone="warning">{t("without", { names: without.map(({ name }) => name).join(", ") })}</Alert>
        )}
        {lines.length === 0 ? (
          <EmptyState icon={<ReceiptText />} title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <>
            <Lines result={result} />
            <dl className="ms-auto grid w-full max-w-72 gap-1 text-dense">
              {(
                [
                  ["full", full],
                  ["discount", -discount],
                ] as const
              ).map(([name, amount]) => (
                <div key={name} className="flex justify-between gap-4">
                  <dt className="text-ink-muted">{t(name)}</dt>
                  <dd>
                    <Price minor={amount} currency={currency} />
                  </dd>
                </div>
              ))}
              <div className="flex justify-between gap-4 font-semibold text-base">
                <dt>{t("total")}</dt>
                <dd>
                  <Price minor={total} currency={currency} />
                </dd>
              </div>
            </dl>
            {freeDelivery && <Badge tone="success">{t("freeDelivery")}</Badge>}
            <Vat result={result} />
          </>
        )}
        <Unused unused={result.unused} />
      </CardBody>
    </Card>
  )
}

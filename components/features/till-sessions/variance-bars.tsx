"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { TextLink } from "@/components/ui/text-link"
import { Variance } from "./session-words"

export interface VarianceEntry {
  key: string
  label: string
  /** The sessions that add up to it. */
  href: string
  sessions: number
  variance: number
}

interface Props {
  title: string
  currency: string
  entries: VarianceEntry[]
}

/** Variances as bars to both sides of a middle line. Each leads to the sessions behind it. */
export function VarianceBars({ title, currency, entries }: Props) {
  const t = useTranslations("till-sessions.variances")
  const top = Math.max(1, ...entries.map(({ variance }) => Math.abs(variance)))
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <ul className="flex flex-col gap-3">
          {entries.map(({ key, label, href, sessions, variance }) => (
            <li key={key}>
              <p className="mb-1 flex items-baseline justify-between gap-3 text-dense">
                <span className="flex min-w-0 items-baseline gap-2">
                  <TextLink href={href} className="truncate py-1">
                    <bdi>{label}</bdi>
                  </TextLink>
                  <span className="shrink-0 text-ink-muted text-xs">{t("sessions", { count: sessions })}</span>
                </span>
                <Variance amount={variance} currency={currency} />
              </p>
              <div aria-hidden="true" className="grid h-2 grid-cols-2 overflow-hidden rounded-full bg-neutral-soft">
                <span className="flex justify-end border-line-strong border-e">
                  {variance < 0 && (
                    <span className="bg-danger-mark" style={{ width: `${(Math.abs(variance) / top) * 100}%` }} />
                  )}
                </span>
                <span className="flex">
                  <span
                    className={clsx(variance > 0 && "bg-warning-mark")}
                    style={{ width: `${(Math.max(variance, 0) / top) * 100}%` }}
                  />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}

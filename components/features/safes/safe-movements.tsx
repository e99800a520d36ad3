"use client"

import { ArrowDownUp, Printer, Undo2 } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Drawer } from "@/components/ui/drawer"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Pagination } from "@/components/ui/pagination"
import { Skeleton } from "@/components/ui/skeleton"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/safes/endpoints"
import type { SafeMovement } from "@/lib/features/safes/schema"
import { type MovementKind, movementKinds } from "@/lib/features/safes/values"

const LogForm = lazy(() => import("./log-form"))
const ReverseForm = lazy(() => import("./reverse-form"))

const perPage = 20
const kindOf = (kind: string): MovementKind | "other" => movementKinds.find((one) => one === kind) ?? "other"

function Row({ movement, onReverse }: { movement: SafeMovement; onReverse?: () => void }) {
  const t = useTranslations("safes")
  const locale = useLanguage()
  const format = useFormatter()
  const { kind, at, note, amount, balance, currency, expected, person, witness } = movement
  return (
    <TR>
      <TD>
        <span className="block font-medium text-ink">{t(`kinds.${kindOf(kind)}`)}</span>
        <span className="block text-ink-muted text-xs">
          {[format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" }), note]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {expected !== null && (
          <span className="block text-ink-muted text-xs">
            {t("movements.expected", { amount: money(expected, currency, locale) })}
          </span>
        )}
      </TD>
      <TD numeric>{money(amount, currency, locale)}</TD>
      <TD numeric>{money(balance, currency, locale)}</TD>
      <TD className="max-sm:hidden">
        <bdi className="block">{person}</bdi>
        {witness && <span className="block text-ink-muted text-xs">{t("movements.witness", { name: witness })}</span>}
      </TD>
      <TD className="text-end">
        {onReverse && (
          <Button variant="ghost" size="sm" iconOnly icon={<Undo2 />} label={t("reverse.title")} onClick={onReverse} />
        )}
      </TD>
    </TR>
  )
}

/** The movements of a safe, newest first, with the balance after each. */
export function SafeMovements({ safe }: { safe: number }) {
  const t = useTranslations("safes.movements")
  const reverse = useTranslations("safes.reverse")
  const log = useTranslations("safes.log")
  const [page, setPage] = useState(1)
  const [isPrinting, setPrinting] = useState(false)
  const { data, error, mutate } = useQuery(endpoints.listSafeMovements, { query: { safe, page, perPage } })
  const mayAct = useAbility().can("update", "SafeCash")
  const [chosen, choose] = useState<SafeMovement>()
  const [isOpen, setOpen] = useState(false)
  const pages = Math.ceil((data?.total ?? 0) / perPage)
  return (
    <Card>
      <CardHeader
        title={t("title")}
        actions={
          <Button variant="outline" size="sm" icon={<Printer />} onClick={() => setPrinting(true)}>
            {log("open")}
          </Button>
        }
      />
      <Drawer open={isPrinting} onClose={() => setPrinting(false)} title={log("open")}>
        <Suspense>
          <LogForm safe={safe} />
        </Suspense>
      </Drawer>
      {error && !data && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
      {!error && !data && <Skeleton className="m-5 h-40" />}
      {data?.total === 0 && <EmptyState icon={<ArrowDownUp />} title={t("empty")} text={t("emptyText")} />}
      {data && data.total > 0 && (
        <Table label={t("title")} focusable>
          <THead>
            <TR>
              <TH>{t("what")}</TH>
              <TH numeric>{t("amount")}</TH>
              <TH numeric>{t("balance")}</TH>
              <TH className="max-sm:hidden">{t("by")}</TH>
              <TH>
                <span className="sr-only">{t("acts")}</span>
              </TH>
            </TR>
          </THead>
          <TBody>
            {data.data.map((movement) => (
              <Row
                key={movement.id}
                movement={movement}
                onReverse={
                  mayAct && movement.isReversible
                    ? () => {
                        choose(movement)
                        setOpen(true)
                      }
                    : undefined
                }
              />
            ))}
          </TBody>
        </Table>
      )}
      {pages > 1 && (
        <CardBody className="pt-4">
          <Pagination page={page} pages={pages} href={() => `?safe=${safe}`} onPage={setPage} />
        </CardBody>
      )}
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={reverse("title")}>
        <Suspense>{chosen && <ReverseForm safe={safe} movement={chosen} onDone={() => setOpen(false)} />}</Suspense>
      </Drawer>
    </Card>
  )
}

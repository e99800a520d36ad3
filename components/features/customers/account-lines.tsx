"use client"

import { Undo2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { TextLink } from "@/components/ui/text-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { Account } from "@/lib/features/customers/schema"
import { iouKinds } from "@/lib/features/customers/values"
import { useKindText } from "./use-kind-text"

const ReverseForm = lazy(() => import("./reverse-form").then((file) => ({ default: file.ReverseForm })))

type Line = Account["lines"][number]

/** Whether a user with the right can reverse a line. */
const isReversible = ({ kind, reverses, isReversed }: Line) =>
  !reverses && !isReversed && iouKinds.some((one) => one === kind)

/** The payments of a charge, and the amount that is still open. */
function Settled({ line, account }: { line: Line; account: Account }) {
  const t = useTranslations("customers.account")
  const locale = useLanguage()
  if (line.amount <= 0 || line.isReversed || line.reverses) return null
  const dayOf = (entry: string) => account.lines.find(({ id }) => id === entry)?.businessDate
  return (
    <>
      <Badge tone={line.open === 0 ? "success" : line.open === line.amount ? "warning" : "info"}>
        {line.open === 0 ? t("settled") : t("openOf", { amount: money(line.open, account.currency, locale) })}
      </Badge>
      {line.paidBy.map(({ entry, amount }) => (
        <span key={entry} className="tabular block text-ink-muted text-xs">
          {t("paidOn", { day: dateIn(locale, dayOf(entry) ?? ""), amount: money(amount, account.currency, locale) })}
        </span>
      ))}
    </>
  )
}

/** The lines of a customer's account, newest first, with the payments of each charge. */
export function AccountLines({ account }: { account: Account }) {
  const t = useTranslations("customers")
  const locale = useLanguage()
  const kind = useKindText()
  const mayReverse = useAbility().can("update", "Iou")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const reversed = account.lines.find(({ id }) => open === `reverse-${id}`)
  const text = (minor: number) => money(minor, account.currency, locale)
  return (
    <>
      <Table label={t("account.title")} focusable>
        <THead>
          <TR>
            <TH>{t("columns.day")}</TH>
            <TH>{t("columns.kind")}</TH>
            <TH numeric>{t("columns.amount")}</TH>
            <TH>{t("account.state")}</TH>
            <TH numeric>{t("columns.balance")}</TH>
            <TH narrow>
              <span className="sr-only">{t("more")}</span>
            </TH>
          </TR>
        </THead>
        <TBody>
          {[...account.lines].reverse().map((line) => (
            <TR key={line.id}>
              <TD className="whitespace-nowrap">{dateIn(locale, line.businessDate)}</TD>
              <TD>
                <TextLink href={`/business/books/entries/${line.id}`}>{kind(line)}</TextLink>
                {line.memo && (
                  <span className="block text-ink-muted text-xs">
                    <bdi>{line.memo}</bdi>
                  </span>
                )}
              </TD>
              <TD numeric className={line.isReversed ? "line-through" : undefined}>
                {text(line.amount)}
              </TD>
              <TD>
                <Settled line={line} account={account} />
              </TD>
              <TD numeric>{text(line.balance)}</TD>
              <TD narrow>
                {mayReverse && isReversible(line) && (
                  <Button
                    variant="ghost"
                    size="sm"
                    iconOnly
                    icon={<Undo2 />}
                    label={t("account.reverse", { kind: kind(line), amount: text(line.amount) })}
                    onClick={() => setOpen(`reverse-${line.id}`)}
                  />
                )}
              </TD>
            </TR>
          ))}
        </TBody>
      </Table>
      <Drawer open={mayReverse && reversed !== undefined} onClose={close} title={t("account.reverseTitle")}>
        <Suspense>
          {reversed && (
            <ReverseForm
              entry={reversed.id}
              about={`${kind(reversed)}, ${dateIn(locale, reversed.businessDate)}, ${text(reversed.amount)}`}
              onDone={close}
            />
          )}
        </Suspense>
      </Drawer>
    </>
  )
}

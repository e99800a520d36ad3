import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import type { Locale } from "@/lib/core/i18n/locales"
import type { Translate } from "@/lib/core/i18n/translator"
import { money } from "@/lib/core/money"
import type { SafeLog, SafeMovement } from "@/lib/features/safes/schema"
import { movementKinds } from "@/lib/features/safes/values"

interface Props {
  log: SafeLog
  /** Translates into the language of the document, not the reader's. */
  t: Translate
  language: Locale
  /** Repeated at the top of each printed page. */
  title: string
}

/** The details of a movement: the counted and expected amounts, the note, the person and the witness. */
function wordsOf({ note, person, witness, expected, amount }: SafeMovement, t: Translate, text: (n: number) => string) {
  const counted =
    expected === null ? "" : t("log.counted", { counted: text(expected + amount), expected: text(expected) })
  return [counted, note, person, witness && t("movements.witness", { name: witness })].filter(Boolean).join(" · ")
}

/** The movements with the balance after each, between the opening and the closing balance. */
export function LogTable({ log, t, language, title }: Props) {
  const { currency, timeZone, opening, closing, movements } = log
  const text = (amount: number) => money(amount, currency, language)
  const time = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: "short", timeStyle: "short", timeZone })
  const sum = (name: "opening" | "closing", balance: number) => (
    <TR>
      <TD className="font-semibold" colSpan={3}>
        {t(`log.${name}`)}
      </TD>
      <TD numeric className="font-semibold">
        {text(balance)}
      </TD>
    </TR>
  )
  return (
    <Table label={t("log.title")} density="compact" focusable>
      <THead>
        <tr className="hidden print:table-row">
          <TH colSpan={4}>{title}</TH>
        </tr>
        <TR>
          <TH>{t("log.when")}</TH>
          <TH>{t("log.what")}</TH>
          <TH numeric>{t("log.amount")}</TH>
          <TH numeric>{t("log.balance")}</TH>
        </TR>
      </THead>
      <TBody>
        {sum("opening", opening)}
        {movements.length === 0 && (
          <TR>
            <TD colSpan={4}>{t("log.none")}</TD>
          </TR>
        )}
        {movements.map((movement) => (
          <TR key={movement.id}>
            <TD className="whitespace-nowrap">{time.format(new Date(movement.at))}</TD>
            <TD>
              <span className="block font-medium">
                {t(`kinds.${movementKinds.find((kind) => kind === movement.kind) ?? "other"}`)}
              </span>
              <span className="wrap-anywhere block text-ink-muted text-xs">{wordsOf(movement, t, text)}</span>
            </TD>
            <TD numeric>{text(movement.amount)}</TD>
            <TD numeric>{text(movement.balance)}</TD>
          </TR>
        ))}
        {sum("closing", closing)}
      </TBody>
    </Table>
  )
}
